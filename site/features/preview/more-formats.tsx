import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { FilePart, QrDesign } from '#design';
import { Disclosure, ErrorBoundary, TryAgain } from '#ui';
import { previewWords } from '#words/preview';
import { seam, useSeam } from '#workbench';
import type { CodeSource } from './known-code.ts';
import styles from './more-formats.module.css';
import { useBareFiles } from './use-saved-picture.ts';

const prints = seam(() => import('./files/files-and-prints.ts'));

type Prints = typeof import('./files/files-and-prints.ts');

interface SectionProps {
  /** The record and image from which the code is drawn again; null if unknown, undefined while they are looked up. */
  readonly source: CodeSource | null | undefined;
}

interface MoreFormatsProps extends SectionProps {
  /** The code's design with what its files show now; undefined if unknown. */
  readonly design: QrDesign | undefined;
  readonly change: (part: FilePart) => void;
}

export function MoreFormats({ source, design, change }: MoreFormatsProps) {
  const isBare = useBareFiles();
  return (
    <Section title={previewWords.moreFormats} source={source}>
      {({ FileTicket }, known) => (
        <FileTicket
          key={known.record.id}
          {...known}
          design={design ?? known.record.design}
          change={change}
          isCarrying={!isBare}
        />
      )}
    </Section>
  );
}

/** Offers the code on cards, posters and labels. Opens by itself if another page asked for a label sheet. */
export function CardsAndLabels({ source }: SectionProps) {
  const labels = useGivenLabels(source?.record.id);
  return (
    <Section title={previewWords.cardsAndLabels} source={source} isWanted={labels.length > 0}>
      {({ PrintDesk }, known) => <PrintDesk {...known} labels={labels} />}
    </Section>
  );
}

/** First this page's code, `id`. None if no label sheet was requested for this code. */
function useGivenLabels(id: string | undefined): readonly string[] {
  const state: unknown = useLocation().state;
  return useMemo(() => {
    const labels: unknown = typeof state === 'object' && state !== null && 'labels' in state ? state.labels : null;
    return Array.isArray(labels) && labels[0] === id && labels.every((each) => typeof each === 'string') ? labels : [];
  }, [state, id]);
}

interface SectionFrameProps extends SectionProps {
  readonly title: string;
  /** Whether the section opens by itself and gets the focus. */
  readonly isWanted?: boolean;
  readonly children: (prints: Prints, source: CodeSource) => ReactNode;
}

function Section({ title, source, isWanted = false, children }: SectionFrameProps) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    setIsAskedFor(true);
    place.current?.querySelector('summary')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return (
    <Disclosure
      ref={place}
      open={isWanted || undefined}
      title={title}
      className={styles.formats}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsAskedFor(true);
      }}
    >
      {source === null ? (
        <p className={styles.note}>{previewWords.formatsUnknown}</p>
      ) : (
        isAskedFor && <Prints source={source}>{children}</Prints>
      )}
    </Disclosure>
  );
}

function Prints({ source, children }: Pick<SectionFrameProps, 'source' | 'children'>) {
  const { loaded, isMissing, retry } = useSeam(prints);
  if (source && loaded) {
    return (
      <ErrorBoundary place={source} fallback={<p className={styles.note}>{previewWords.formatsUnknown}</p>}>
        {children(loaded, source)}
      </ErrorBoundary>
    );
  }
  const problem = isMissing ? previewWords.formatsUnloaded : null;
  return <TryAgain className={styles.waiting} problem={problem} retry={retry} />;
}
