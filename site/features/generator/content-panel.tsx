import { memo, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router';
import { Step } from '#ui';
import { generatorWords } from '#words/generator';
import { ContentEntry, type ContentEntryProps } from './content-entry.tsx';
import styles from './content-panel.module.css';
import { OpenFile } from './open-file.tsx';
import { TypeRow } from './type-row.tsx';

interface ContentPanelProps extends ContentEntryProps {
  readonly ref: Ref<HTMLElement>;
  /** Tools for the whole design, shown in the heading of its first step. */
  readonly tools: ReactNode;
  readonly takeFile: (file: Blob) => void;
}

/**
 * The first step: the type of content, and the content. Memoized, because rendering it with every change drops
 * animation frames.
 */
export const ContentPanel = memo(function ContentPanel({ ref, tools, takeFile, ...props }: ContentPanelProps) {
  return (
    <Step number={1} title={generatorWords.contentStep} ref={ref} tools={tools}>
      <TypeRow type={props.type} dispatch={props.dispatch} />
      <ContentEntry key={props.type} {...props} />
      <div className={styles.foot}>
        <OpenFile take={takeFile} className={styles.open} />
        <Link to="/many" className={styles.many}>
          {generatorWords.makeMany}
        </Link>
      </div>
    </Step>
  );
});
