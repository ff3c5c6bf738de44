import { type Dispatch, memo, useEffect, useEffectEvent, useId, useRef } from 'react';
import { contentKind, encodeContent } from '#content';
import type { ContentType } from '#design';
import type { DesignAction } from '#workbench';
import styles from './content-panel.module.css';
import panel from './panel.module.css';
import { TypeRow } from './type-row.tsx';

interface ContentPanelProps {
  readonly type: ContentType;
  readonly content: string;
  readonly dispatch: Dispatch<DesignAction>;
}

/** The first step: what kind of content, and the content. Under it, the text that is encoded, when it is another. */
export const ContentPanel = memo(function ContentPanel({ type, content, dispatch }: ContentPanelProps) {
  const id = useId();
  const typeContent = (typed: string) => dispatch({ do: 'type-content', content: typed });
  const kind = contentKind(type);
  const { text, caution } = encodeContent(type, content);
  const isOther = text !== '' && text !== content;
  const entry = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const takeEarly = useEffectEvent(() => {
    const early = entry.current?.value ?? '';
    if (content === '' && early !== '') typeContent(early);
  });
  // The page can be read, and typed into, before its scripts have come.
  useEffect(() => takeEarly(), []);
  const field = {
    id,
    ref: entry,
    className: styles.field,
    value: content,
    placeholder: kind.placeholder,
    autoComplete: kind.autoComplete,
    'aria-describedby': isOther || caution ? `${id}-encoded` : undefined,
  };
  return (
    <section className={panel.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={panel.title} data-step="1">
        QR Content
      </h2>
      <TypeRow type={type} dispatch={dispatch} />
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
        <div id={`${id}-encoded`} className={styles.encoded}>
          {isOther && (
            <p>
              The code will hold <code>{text}</code>
            </p>
          )}
          {caution && <p className={styles.caution}>{caution}</p>}
        </div>
      </div>
    </section>
  );
});
