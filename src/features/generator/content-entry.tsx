import { type ClipboardEvent, type Dispatch, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { type ContentParts, contentKind, type Details, isNothingTyped } from '#content';
import type { ContentType } from '#design';
import { Disclosure } from '#ui';
import { type DesignAction, useLate } from '#workbench';
import styles from './content-entry.module.css';
import panel from './panel.module.css';
import { contentHelp } from './use-content-help.ts';
import { useOpenDetails } from './use-open-details.ts';

export interface ContentEntryProps {
  readonly type: ContentType;
  readonly content: string;
  readonly details?: Details;
  /** The version of the code that is drawn of it and its modules along one side; null as long as there is none. */
  readonly version: number | null;
  readonly size: number | null;
  /** No code can hold it. */
  readonly isTooLong: boolean;
  /** Takes back that the content was taken apart into the fields; absent when it was not, or something else was changed since. */
  readonly undoTakingApart?: () => void;
  readonly dispatch: Dispatch<DesignAction>;
}

/** The content and the fields beside it, for one type. What goes beyond its one input comes when it is wanted. */
export function ContentEntry(props: ContentEntryProps) {
  const { type, content, details, version, size, undoTakingApart, dispatch } = props;
  const id = useId();
  const kind = contentKind(type);
  const entry = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { isOpen, toggle } = useOpenDetails(details !== undefined);
  const [isPasswordWanted, setIsPasswordWanted] = useState(false);
  const isPasswordShown = isPasswordWanted && isOpen;
  const typed = useMemo(() => ({ type, content, details }), [type, content, details]);
  const help = useLate(contentHelp, isOpen || !isNothingTyped(typed)).loaded;
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

  /** A payload that is pasted goes to its fields at once; it is the design for a moment, so that undoing leaves it as it was pasted. */
  function pasteApart(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    const apart = isAll && contentHelp.get()?.takeApart({ type, content: pasted, details });
    if (!apart) return;
    event.preventDefault();
    typeContent(pasted);
    takeApart(apart);
  }

  const field = {
    id,
    ref: entry,
    className: styles.field,
    value: content,
    placeholder: kind.placeholder,
    autoComplete: kind.autoComplete,
    'aria-describedby': held !== '' && held !== content ? `${id}-cautions ${id}-holds` : `${id}-cautions`,
    'aria-invalid': tooLong === 'content' || undefined,
    onPaste: pasteApart,
  };
  return (
    <div className={styles.entry}>
      <label htmlFor={id} className={panel.label}>
        {kind.inputLabel}
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
        {tooLong !== null && <p className={styles.problem}>No QR code can hold this much. Shorten it to go on.</p>}
        {help && <help.Cautions cautions={cautions.filter(({ field }) => field === 'content' || !isOpen)} />}
      </div>
      {kind.detailsTitle && (
        <Disclosure title={kind.detailsTitle} open={isOpen} onToggle={toggle}>
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
            version={version}
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
