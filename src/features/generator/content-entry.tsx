import { type ClipboardEvent, type Dispatch, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { type ContentParts, contentKind, type Details, isNothingTyped } from '#content';
import type { ContentType, LeftOut } from '#design';
import { Disclosure, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { type DesignAction, useLate } from '#workbench';
import styles from './content-entry.module.css';
import panel from './panel.module.css';
import type { PastedLines } from './pasted-lines.ts';
import { contentHelp } from './use-content-help.ts';
import { useOpenDetails } from './use-open-details.ts';

export interface ContentEntryProps {
  readonly type: ContentType;
  readonly content: string;
  readonly details?: Details;
  /** The secrets that a link left out of this. */
  readonly leftOut?: LeftOut;
  /** Modules along one side of the code that is drawn; null if there is none. */
  readonly size: number | null;
  /** No code can hold it. */
  readonly isTooLong: boolean;
  /** Takes back that the content was taken apart into the fields; absent when it was not, or something else was changed since. */
  readonly undoTakingApart?: () => void;
  readonly dispatch: Dispatch<DesignAction>;
}

/** The content and the fields beside it, for one type. What goes beyond its one input comes when it is wanted. */
export function ContentEntry(props: ContentEntryProps) {
  const { type, content, details, leftOut, size, undoTakingApart, dispatch } = props;
  const id = useId();
  const kind = contentKind(type);
  const words = generatorWords.kinds[type];
  const entry = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { isOpen, toggle } = useOpenDetails(
    details !== undefined || Object.keys(leftOut ?? {}).some((name) => name !== 'content'),
  );
  const [isPasswordWanted, setIsPasswordWanted] = useState(false);
  const isPasswordShown = isPasswordWanted && isOpen;
  const [pasted, setPasted] = useState<(PastedLines & { readonly into: string }) | null>(null);
  const typed = useMemo(() => ({ type, content, details, leftOut }), [type, content, details, leftOut]);
  const help = useLate(contentHelp, isOpen || leftOut !== undefined || !isNothingTyped(typed)).loaded;
  const { text, cautions } = useMemo(() => help?.encodeContent(typed) ?? NOTHING_ENCODED, [help, typed]);
  const held = props.isTooLong ? '' : text;
  const parts = useMemo(() => help?.takeApart(typed) ?? null, [help, typed]);
  const tooLong = props.isTooLong ? longestField(content, details) : null;
  const typeContent = (written: string) => dispatch({ do: 'type-content', content: written });

  const takeEarly = useEffectEvent(() => {
    const early = entry.current?.value ?? '';
    if (content === '' && early !== '') typeContent(early);
  });
  // The page can be read, and typed into, before its scripts have come.
  useEffect(() => takeEarly(), []);

  /** The button that was pressed goes away; the keyboard goes on in the content. */
  function fromButton(change: () => void): void {
    change();
    entry.current?.focus({ preventScroll: true });
  }

  function takeApart(apart: ContentParts): void {
    dispatch({ do: 'take-apart', parts: apart });
  }

  function paste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const input = event.currentTarget;
    const clipboard = event.clipboardData.getData('text/plain');
    const isAll = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const apart = isAll && contentHelp.get()?.takeApart({ type, content: clipboard, details });
    const isOfLines = !kind.isMultiline && /[\r\n]/.test(clipboard.trim());
    if (apart || isOfLines) event.preventDefault();
    if (apart) {
      // The payload is the design for a moment, so that undoing leaves it as it was pasted.
      typeContent(clipboard);
      takeApart(apart);
    } else if (isOfLines) {
      pasteLinesInto(input, clipboard).catch((error: unknown) => tellFailure(generatorWords.notPasted, error));
    }
  }

  /** An input of one line would join the lines into one broken text. */
  async function pasteLinesInto(input: HTMLInputElement | HTMLTextAreaElement, clipboard: string): Promise<void> {
    const { pasteLines } = await contentHelp.load();
    const lines = pasteLines(type, clipboard);
    input.setRangeText(lines.kept, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    typeContent(input.value);
    setPasted({ ...lines, into: input.value });
  }

  const field = {
    id,
    ref: entry,
    className: styles.field,
    value: content,
    placeholder: words.placeholder,
    autoComplete: kind.autoComplete,
    'aria-describedby': held !== '' && held !== content ? `${id}-cautions ${id}-holds` : `${id}-cautions`,
    'aria-invalid': tooLong === 'content' || leftOut?.content !== undefined || undefined,
    onPaste: paste,
  };
  return (
    <div className={styles.entry}>
      <label htmlFor={id} className={panel.label}>
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
          onChange={(event) => typeContent(event.target.value)}
        />
      )}
      <div id={`${id}-cautions`} role="status">
        {tooLong !== null && <p className={styles.problem}>{generatorWords.tooLong}</p>}
        {help && <help.Cautions cautions={cautions.filter(({ field }) => field === 'content' || !isOpen)} />}
        {help && pasted?.into === content && <help.PastedNote lines={pasted.lines} />}
      </div>
      {words.details && (
        <Disclosure title={words.details} open={isOpen} onToggle={toggle}>
          {help && isOpen && (
            <help.DetailFields
              type={type}
              details={details ?? {}}
              cautions={cautions}
              tooLong={tooLong}
              password={{ isShown: isPasswordShown, toggle: () => setIsPasswordWanted(!isPasswordShown) }}
              dispatch={dispatch}
            />
          )}
        </Disclosure>
      )}
      <div className={styles.notes}>
        {help && (
          <help.ContentNotes
            holdsId={`${id}-holds`}
            content={content}
            text={held}
            isPasswordShown={isPasswordShown}
            size={size}
            takeApart={parts ? () => fromButton(() => takeApart(parts)) : undefined}
            undo={undoTakingApart && (() => fromButton(undoTakingApart))}
          />
        )}
      </div>
    </div>
  );
}

const NOTHING_ENCODED = { text: '', cautions: [] };

/** Where shortening helps most: `content`, or the name of a field beside it. */
function longestField(content: string, details: Details = {}): string {
  return Object.entries({ ...details, content }).reduce((longest, entry) =>
    (entry[1]?.length ?? 0) > (longest[1]?.length ?? 0) ? entry : longest,
  )[0];
}
