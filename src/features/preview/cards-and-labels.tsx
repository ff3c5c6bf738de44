import { useState } from 'react';
import { late } from '#late';
import { Disclosure, ErrorBoundary, TryAgain } from '#ui';
import { previewWords } from '#words/preview';
import { useLate } from '#workbench';
import styles from './more-formats.module.css';
import type { CodeSource } from './use-finished-code.ts';

const cards = late(() => import('./cards/index.ts'));

interface CardsAndLabelsProps {
  /** What the code can be drawn from again; null if unknown, undefined until it has been looked up. */
  readonly source: CodeSource | null | undefined;
}

/** The code on cards, posters and labels. Its code is loaded when this is first opened. */
export function CardsAndLabels({ source }: CardsAndLabelsProps) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  return (
    <Disclosure
      title={previewWords.cardsAndLabels}
      className={styles.formats}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsAskedFor(true);
      }}
    >
      {source === null ? (
        <p className={styles.note}>{previewWords.formatsUnknown}</p>
      ) : (
        isAskedFor && <Desk source={source} />
      )}
    </Disclosure>
  );
}

function Desk({ source }: { readonly source: CodeSource | undefined }) {
  const { loaded, isMissing, retry } = useLate(cards);
  if (source && loaded) {
    return (
      <ErrorBoundary place={source} fallback={<p className={styles.note}>{previewWords.formatsUnknown}</p>}>
        <loaded.PrintDesk {...source} />
      </ErrorBoundary>
    );
  }
  return <TryAgain className={styles.waiting} problem={isMissing ? previewWords.cardsUnloaded : null} retry={retry} />;
}
