import { memo, useId } from 'react';
import { ContentEntry, type ContentEntryProps } from './content-entry.tsx';
import panel from './panel.module.css';
import { TypeRow } from './type-row.tsx';

/** The first step: what kind of content, and the content. Memoised, as the style panel is. */
export const ContentPanel = memo(function ContentPanel(props: ContentEntryProps) {
  const id = useId();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <h2 id={id} className={panel.title} data-step="1">
        QR Content
      </h2>
      <TypeRow type={props.type} dispatch={props.dispatch} />
      <ContentEntry key={props.type} {...props} />
    </section>
  );
});
