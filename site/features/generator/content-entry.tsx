import { type ToggleEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ContentParts, contentKind, type Details, type EncodedContent, type TypedContent } from '#content';
import { type ContentType, isMoreType, type LeftOut } from '#design';
import { controlClass, Disclosure, Note } from '#ui';
import type { ContentKindWords } from '#words';
import { contentKindWords } from '#words/content-types';
import { designStore } from '#workbench';
import { ChangeableCode } from './changeable-code.tsx';
import styles from './content.module.css';
import { usePaste } from './paste.ts';
import { useTouched } from './touch.ts';

export interface EncodedEntry extends EncodedContent {
  /** The fields of a complete payload; null if the content is none. */
  readonly parts: ContentParts | null;
  /** The content as a complete payload of another type; null if it is none. */
  readonly other: TypedContent | null;
}

/** The entry of the content: what is typed, what it means, and how it is changed. */
export interface Entry {
  /** The id of the main field; those of what describes it begin with it. */
  readonly id: string;
  readonly typed: TypedContent;
  readonly encoded: EncodedEntry;
  /** The field to shorten if the text is too long for a code. */
  readonly tooLong: string | null;
  /** The pasted lines of which only the first was kept. */
  readonly pastedLines: readonly string[] | null;
  /** The current code; null if there is none. `size` counts modules per side. */
  readonly code: { readonly size: number; readonly isWoven: boolean } | null;
  readonly isTyping: boolean;
  readonly hasOpenDetails: boolean;
  readonly isPasswordShown: boolean;
  readonly togglePassword: () => void;
  readonly addPassword: () => void;
  readonly type: (name: string, text: string) => void;
  /** Changes something by a button that may disappear, so the focus moves to the main field. */
  readonly press: (change: () => void) => void;
  readonly switchType: () => void;
  /** Undefined if there was no split, or something else has changed since. */
  readonly undoSplit?: () => void;
}

export interface ContentEntryProps {
  readonly type: ContentType;
  readonly content: string;
  readonly details?: Details;
  readonly leftOut?: LeftOut;
  /** Modules per side of the current code; null if there is none. */
  readonly size: number | null;
  readonly isWoven: boolean;
  readonly isTooLong: boolean;
  /** Undefined if there was no split, or something else has changed since. */
  readonly undoSplit?: () => void;
}

const NOTHING_ENCODED: EncodedEntry = { text: '', cautions: [], parts: null, other: null };

export function ContentEntry(props: ContentEntryProps) {
  const { type, content, details, leftOut, size, isWoven, isTooLong, undoSplit } = props;
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const { isOpen, open, toggle } = useOpenDetails(
    isMoreType(type) || isFilled(details) || Object.keys(leftOut ?? {}).some((name) => name !== 'content'),
  );
  const [isTyping, setIsTyping] = useState(false);
  const [isPasswordWanted, setIsPasswordWanted] = useState(false);
  const isPasswordShown = isPasswordWanted && isOpen;
  const touched = useTouched();
  const typed: TypedContent = useMemo(() => ({ type, content, details, leftOut }), [type, content, details, leftOut]);
  const { paste, lines, whole } = usePaste(touched, typed);
  const encoded = useMemo(() => touched?.encodeEntry(typed, whole) ?? NOTHING_ENCODED, [touched, typed, whole]);
  const { other, cautions } = encoded;
  const held = isTooLong ? '' : encoded.text;

  const takeEarly = useEffectEvent(() => {
    const early = input.current?.value ?? '';
    if (content === '' && early !== '') typeContent(early);
  });
  // The visitor may have typed into the page before its scripts loaded.
  useEffect(() => takeEarly(), []);

  const link = type === 'url' ? content : /^https?:\/\//.test(held) ? held : '';
  const entry: Entry = {
    ...{ id, typed, encoded, isTyping, isPasswordShown, undoSplit },
    tooLong: isTooLong ? longestField(content, details) : null,
    pastedLines: lines,
    code: size === null ? null : { size, isWoven },
    hasOpenDetails: isOpen,
    togglePassword: () => setIsPasswordWanted(!isPasswordShown),
    addPassword() {
      if (details?.security === 'none') entry.type('security', '');
      flushSync(open);
      fields.current?.querySelector('input')?.focus();
    },
    type(name, text) {
      if (name === 'content') typeContent(text);
      else designStore.dispatch({ do: 'type-detail', name, text });
    },
    press(change) {
      change();
      input.current?.focus({ preventScroll: true });
    },
    switchType() {
      // Each type has an entry of its own, so the focus moves to that of the new type.
      const form = input.current?.form;
      if (other) flushSync(() => designStore.dispatch({ do: 'switch-type', typed: other }));
      form?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    },
  };

  const words: ContentKindWords | undefined = isMoreType(type) ? touched?.typeWords(type) : contentKindWords[type];
  if (!words) return null;

  const kind = contentKind(type);
  const field = {
    id,
    ref: input,
    className: `${controlClass} ${styles.field}`,
    value: content,
    placeholder: words.placeholder,
    autoComplete: kind.autoComplete,
    'aria-describedby': [
      ...(words.hint ? ['hint'] : []),
      'cautions',
      ...(held !== '' && held !== content ? ['holds'] : []),
    ]
      .map((part) => `${id}-${part}`)
      .join(' '),
    'aria-invalid':
      entry.tooLong === 'content' ||
      leftOut?.content !== undefined ||
      cautions.some((caution) => caution.field === 'content' && caution.refuses) ||
      undefined,
    onPaste: paste,
  };
  return (
    <div className={styles.entry}>
      <label htmlFor={id} className={styles.label}>
        {words.input}
      </label>
      {kind.isMultiline ? (
        <textarea {...field} onChange={(event) => typeContent(event.target.value)} />
      ) : (
        <input
          {...field}
          type="text"
          inputMode={kind.inputMode}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target, nativeEvent }) => {
            setIsTyping((nativeEvent as InputEvent).inputType !== 'insertFromPaste');
            typeContent(target.value);
          }}
          // Later, because a press of Generate must not miss the button, which the offers move.
          onBlur={() => setTimeout(setIsTyping, 800, false)}
        />
      )}
      {link !== '' && <ChangeableCode content={link} />}
      {words.hint && <Note id={`${id}-hint`}>{words.hint}</Note>}
      <div id={`${id}-cautions`} role="status" className={styles.cautions} data-type={type}>
        {touched && <touched.EntryCautions entry={entry} />}
      </div>
      {isMoreType(type) && words.fields && touched && <touched.DetailFields entry={entry} />}
      {words.details && (
        <Disclosure title={words.details} open={isOpen} onToggle={toggle}>
          <div ref={fields}>{isOpen && touched && <touched.DetailFields entry={entry} />}</div>
        </Disclosure>
      )}
      <div className={styles.notes}>{touched && <touched.EntryNotes entry={entry} />}</div>
    </div>
  );
}

/** The button *No password* fills in the choice of security, for which the fields need not open. */
function isFilled(details: Details = {}): boolean {
  return Object.entries(details).some(([name, value]) => name !== 'security' || value !== 'none');
}

function typeContent(content: string): void {
  designStore.dispatch({ do: 'type-content', content });
}

function useOpenDetails(isFilled: boolean) {
  const [isOpen, setIsOpen] = useState(isFilled);
  const [wasFilled, setWasFilled] = useState(isFilled);
  // The state is set while rendering, not in an effect, so that the fields are not drawn closed before they open.
  if (wasFilled !== isFilled) {
    setWasFilled(isFilled);
    if (isFilled) setIsOpen(true);
  }

  function toggle(event: ToggleEvent<HTMLDetailsElement>): void {
    setIsOpen(event.newState === 'open');
  }

  return { isOpen, open: () => setIsOpen(true), toggle };
}

function longestField(content: string, details: Details = {}): string {
  return Object.entries({ ...details, content }).reduce((longest, entry) =>
    (entry[1]?.length ?? 0) > (longest[1]?.length ?? 0) ? entry : longest,
  )[0];
}
