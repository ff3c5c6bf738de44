import { useState } from 'react';
import type { Caption, QrDesign } from '#design';
import { late } from '#late';
import { Disclosure, ErrorBoundary, TryAgain } from '#ui';
import { previewWords } from '#words/preview';
import { useLate } from '#workbench';
import type { CodeSource } from './known-code.ts';
import styles from './more-formats.module.css';
import { useBareFiles } from './use-bare-files.ts';

const files = late(() => import('./files/index.ts'));

interface MoreFormatsProps {
  /** The record and image from which the code is drawn again; null if unknown, undefined while they are looked up. */
  readonly source: CodeSource | null | undefined;
  /** The code's design with its current caption; undefined if unknown. */
  readonly design: QrDesign | undefined;
  readonly changeCaption: (change: Caption) => void;
}

/** Offers files of any size and format. The module for them loads when the visitor first opens the section. */
export function MoreFormats({ source, ...captioned }: MoreFormatsProps) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  return (
    <Disclosure
      title={previewWords.moreFormats}
      className={styles.formats}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsAskedFor(true);
      }}
    >
      {source === null ? (
        <p className={styles.note}>{previewWords.formatsUnknown}</p>
      ) : (
        isAskedFor && <Formats source={source} {...captioned} />
      )}
    </Disclosure>
  );
}

function Formats({ source, design, changeCaption }: MoreFormatsProps) {
  const { loaded, isMissing, retry } = useLate(files);
  const isBare = useBareFiles();
  if (source && loaded) {
    return (
      <ErrorBoundary place={source} fallback={<p className={styles.note}>{previewWords.formatsUnknown}</p>}>
        <loaded.FileTicket
          {...source}
          design={design ?? source.record.design}
          changeCaption={changeCaption}
          isCarrying={!isBare}
        />
      </ErrorBoundary>
    );
  }
  const problem = isMissing ? previewWords.formatsUnloaded : null;
  return <TryAgain className={styles.waiting} problem={problem} retry={retry} />;
}
