import {
  type Dispatch,
  type ToggleEvent,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type ContentParts, contentKind, type Details, type EncodedContent, type TypedContent } from '#content';
import { type ContentType, isMoreType, type LeftOut } from '#design';
import { controlClass, Disclosure, Note } from '#ui';
import { typeWords } from '#words/content-types';
import { generatorWords } from '#words/generator';
import { type DesignAction, moreTypes, useSeam } from '#workbench';
import { ChangeableCode } from './changeable-code.tsx';
import styles from './content.module.css';
import { type Studio, StudioContext } from './generator-context.ts';
import { usePaste } from './paste.ts';

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
  readonly undoTakingApart?: () => void;
  readonly dispatch: Dispatch<DesignAction>;
}

export function ContentEntry(props: ContentEntryProps) {
  const { type, content, details, leftOut, size, isWoven, undoTakingApart, dispatch } = props;
  const id = useId();
  const kind = contentKind(type);
  const entry = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const { isOpen, open, toggle } = useOpenDetails(
    isMoreType(type) || details !== undefined || Object.keys(leftOut ?? {}).some((name) => name !== 'content'),
  );
  const [isTyping, setIsTyping] = useState(false);
  const [isPasswordWanted, setIsPasswordWanted] = useState(false);
  const isPasswordShown = isPasswordWanted && isOpen;
  const studio = use(StudioContext);
  const isMore = isMoreType(type);
  const hasMore = useSeam(moreTypes, isMore).loaded;
  const {
    text,
    cautions,
    understood = {},
    parts,
  } = useEncodedContent(studio, hasMore, { type, content, details, leftOut });
  const held = props.isTooLong ? '' : text;
  const tooLong = props.isTooLong ? longestField(content, details) : null;
  const typeContent = (written: string) => dispatch({ do: 'type-content', content: written });
  const takeApart = (apart: ContentParts) => dispatch({ do: 'take-apart', parts: apart });
  const { paste, lines, whole } = usePaste(studio, { type, content, details }, { typeContent, takeApart });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more types, the same content may be of another one.
  const other = useMemo(
    () => studio?.otherType({ type, content: whole, details }) ?? null,
    [studio, hasMore, type, whole, details],
  );

  const takeEarly = useEffectEvent(() => {
    const early = entry.current?.value ?? '';
    if (content === '' && early !== '') typeContent(early);
  });
  // The visitor may have typed into the page before its scripts loaded.
  useEffect(() => takeEarly(), []);

  function mend(name: string, mended: string): void {
    if (name === 'content') typeContent(mended);
    else dispatch({ do: 'type-detail', name, text: mended });
  }

  /** Each type has an entry of its own, so the focus moves to that of the new type. */
  function switchType(): void {
    const form = entry.current?.form;
    if (other) flushSync(() => dispatch({ do: 'switch-type', typed: other }));
    form?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }

  function addPassword(): void {
    flushSync(open);
    fields.current?.querySelector('input')?.focus();
  }

  function fromButton(change: () => void): void {
    change();
    entry.current?.focus({ preventScroll: true });
  }

  if (isMore && !hasMore) return null;
  const words = typeWords(type);

  const field = {
    id,
    ref: entry,
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
      tooLong === 'content' ||
      leftOut?.content !== undefined ||
      cautions.some((caution) => caution.field === 'content' && caution.refuses) ||
      undefined,
    onPaste: paste,
  };
  const detailFields = studio && (
    <studio.DetailFields
      type={type}
      details={details ?? {}}
      cautions={cautions}
      understood={understood}
      tooLong={tooLong}
      password={{ isShown: isPasswordShown, toggle: () => setIsPasswordWanted(!isPasswordShown) }}
      dispatch={dispatch}
    />
  );
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
      {type === 'url' && content !== '' && <ChangeableCode content={content} use={typeContent} />}
      {words.hint && <Note id={`${id}-hint`}>{words.hint}</Note>}
      <div id={`${id}-cautions`} role="status" className={styles.cautions} data-type={type}>
        {tooLong !== null && <Note tone="problem">{generatorWords.tooLong}</Note>}
        {studio && (
          <studio.Cautions
            cautions={cautions.filter(({ field }) => field === 'content' || !isOpen)}
            understood={understood.content}
            mend={(name, mended) => fromButton(() => mend(name, mended))}
          />
        )}
        {studio && lines && !other && <studio.PastedNote lines={lines} />}
        {studio && type === 'wifi' && text !== '' && !parts && !other && (
          <studio.NetworkNote text={text} addPassword={addPassword} />
        )}
      </div>
      {isMore && words.fields && detailFields}
      {words.details && (
        <Disclosure title={words.details} open={isOpen} onToggle={toggle}>
          <div ref={fields}>{isOpen && detailFields}</div>
        </Disclosure>
      )}
      <div className={styles.notes}>
        {studio && (
          <studio.ContentNotes
            holdsId={`${id}-holds`}
            content={content}
            text={held}
            isPasswordShown={isPasswordShown}
            size={size}
            isWoven={isWoven}
            isTyping={isTyping}
            useLink={type === 'url' && held !== '' ? (link) => fromButton(() => typeContent(link)) : undefined}
            takeApart={parts ? () => fromButton(() => takeApart(parts)) : undefined}
            other={other?.type}
            switchType={switchType}
            undo={undoTakingApart && (() => fromButton(undoTakingApart))}
          />
        )}
      </div>
    </div>
  );
}

/** `parts`: the fields of a complete payload; null if the content is not one. */
interface EncodedEntry extends EncodedContent {
  readonly parts: ContentParts | null;
}

const NOTHING_ENCODED: EncodedEntry = { text: '', cautions: [], parts: null };

/** `hasMore`: whether the types behind More are loaded. */
function useEncodedContent(
  studio: Studio | null,
  hasMore: true | null,
  { type, content, details, leftOut }: TypedContent & { readonly leftOut?: LeftOut },
): EncodedEntry {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more types, the same content may have another text.
  return useMemo(() => {
    if (!studio) return NOTHING_ENCODED;
    const typed = { type, content, details, leftOut };
    return { ...studio.encodeContent(typed), parts: studio.takeApart(typed) };
  }, [studio, hasMore, type, content, details, leftOut]);
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
