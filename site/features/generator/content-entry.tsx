import { type Dispatch, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type ContentParts, contentKind, type Details } from '#content';
import type { ContentType, LeftOut } from '#design';
import { controlClass, Disclosure, Note } from '#ui';
import { generatorWords } from '#words/generator';
import type { DesignAction } from '#workbench';
import styles from './content-entry.module.css';
import { longestField } from './longest-field.ts';
import { useEncodedContent } from './use-encoded-content.ts';
import { useOpenDetails } from './use-open-details.ts';
import { usePaste } from './use-paste.ts';

export interface ContentEntryProps {
  readonly type: ContentType;
  readonly content: string;
  readonly details?: Details;
  /** Secrets that a link left out. */
  readonly leftOut?: LeftOut;
  /** Modules per side of the current code; null if there is none. */
  readonly size: number | null;
  /** Whether that code is a woven picture. */
  readonly isWoven: boolean;
  /** Whether the content is too long for any code. */
  readonly isTooLong: boolean;
  /** Reverts the split of a payload into fields; undefined if there was none, or something else has changed since. */
  readonly undoTakingApart?: () => void;
  readonly dispatch: Dispatch<DesignAction>;
}

/** The content and the fields beside it, for one type. Everything except the input for the content loads on demand. */
export function ContentEntry(props: ContentEntryProps) {
  const { type, content, details, leftOut, size, isWoven, undoTakingApart, dispatch } = props;
  const id = useId();
  const kind = contentKind(type);
  const words = generatorWords.kinds[type];
  const entry = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { isOpen, toggle } = useOpenDetails(
    details !== undefined || Object.keys(leftOut ?? {}).some((name) => name !== 'content'),
  );
  const [isPasswordWanted, setIsPasswordWanted] = useState(false);
  const isPasswordShown = isPasswordWanted && isOpen;
  const { help, text, cautions, parts } = useEncodedContent({ type, content, details, leftOut }, isOpen);
  const held = props.isTooLong ? '' : text;
  const tooLong = props.isTooLong ? longestField(content, details) : null;
  const typeContent = (written: string) => dispatch({ do: 'type-content', content: written });
  const takeApart = (apart: ContentParts) => dispatch({ do: 'take-apart', parts: apart });
  const { paste, lines } = usePaste({ type, content, details }, { typeContent, takeApart });

  const takeEarly = useEffectEvent(() => {
    const early = entry.current?.value ?? '';
    if (content === '' && early !== '') typeContent(early);
  });
  // The visitor may have typed into the page before its scripts loaded.
  useEffect(() => takeEarly(), []);

  /** Calls `change` for a button that was pressed. That button then disappears, so the focus moves to the content. */
  function fromButton(change: () => void): void {
    change();
    entry.current?.focus({ preventScroll: true });
  }

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
    'aria-invalid': tooLong === 'content' || leftOut?.content !== undefined || undefined,
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
          onChange={(event) => typeContent(event.target.value)}
        />
      )}
      {words.hint && <Note id={`${id}-hint`}>{words.hint}</Note>}
      <div id={`${id}-cautions`} role="status" className={styles.cautions}>
        {tooLong !== null && <Note tone="problem">{generatorWords.tooLong}</Note>}
        {help && <help.Cautions cautions={cautions.filter(({ field }) => field === 'content' || !isOpen)} />}
        {help && lines && <help.PastedNote lines={lines} />}
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
            isWoven={isWoven}
            takeApart={parts ? () => fromButton(() => takeApart(parts)) : undefined}
            undo={undoTakingApart && (() => fromButton(undoTakingApart))}
          />
        )}
      </div>
    </div>
  );
}
