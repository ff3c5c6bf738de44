import { useEffect, useRef, useState } from 'react';
import { late } from '#late';
import { Disclosure, ErrorBoundary, TryAgain } from '#ui';
import { previewWords } from '#words/preview';
import { useLate } from '#workbench';
import type { CodeSource } from './known-code.ts';
import styles from './more-formats.module.css';
import { useGivenLabels } from './use-given-labels.ts';

const cards = late(() => import('#features/printing'));

interface CardsAndLabelsProps {
  /** The record and image from which the code is drawn again; null if unknown, undefined while they are looked up. */
  readonly source: CodeSource | null | undefined;
}

/** The code on cards, posters and labels. The module for them loads when the visitor first opens the section. */
export function CardsAndLabels({ source }: CardsAndLabelsProps) {
  const labels = useGivenLabels(source?.record.id);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  const areGiven = labels.length > 0;
  useEffect(() => {
    if (!areGiven) return;
    setIsAskedFor(true);
    place.current?.querySelector('summary')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [areGiven]);
  return (
    <Disclosure
      ref={place}
      open={areGiven || undefined}
      title={previewWords.cardsAndLabels}
      className={styles.formats}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsAskedFor(true);
      }}
    >
      {source === null ? (
        <p className={styles.note}>{previewWords.formatsUnknown}</p>
      ) : (
        isAskedFor && <Desk source={source} labels={labels} />
      )}
    </Disclosure>
  );
}

interface DeskProps extends CardsAndLabelsProps {
  /** Ids of the codes on a requested label sheet, this page's code first; empty if none was requested. */
  readonly labels: readonly string[];
}

function Desk({ source, labels }: DeskProps) {
  const { loaded, isMissing, retry } = useLate(cards);
  if (source && loaded) {
    return (
      <ErrorBoundary place={source} fallback={<p className={styles.note}>{previewWords.formatsUnknown}</p>}>
        <loaded.PrintDesk {...source} labels={labels} />
      </ErrorBoundary>
    );
  }
  return <TryAgain className={styles.waiting} problem={isMissing ? previewWords.cardsUnloaded : null} retry={retry} />;
}
