import { type ReactNode, useEffect, useState } from 'react';
import type { PageRow, RunOrder } from '#batch';
import { addressImages, type Drawing } from '#drawing';
import { CardPreview, LabelPreview, ROLL } from '#features/printing';
import { sheetsFor } from '#sheets';
import { Note } from '#ui';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import { whenStill } from '#workbench';
import { keptOrder } from '#workers/batch';
import styles from './making/making.module.css';
import { OutputChoice } from './making/output-fields.tsx';
import { ListButton, makers, RunActions } from './making/run-actions.tsx';
import { RunFindings, RunProgress, RunResult } from './making/run-status.tsx';
import { OutputCard } from './output-card.tsx';
import type { Making } from './use-making.ts';

interface MakeCardProps {
  readonly making: Making;
  /** The preview of one row, for outputs without pages of labels or cards. */
  readonly children: ReactNode;
}

/** The output, its preview and the run, beside the steps or below the table. */
export function MakeCard({ making, children }: MakeCardProps) {
  const { many, report, view, isRunning, canMake, make, wanted } = making;
  const isPrinted = many.output === 'labels' || many.output === 'cards';
  const hasResult = view !== null && !isRunning;
  return (
    <OutputCard amount={<Amount {...making} />}>
      <fieldset className={styles.order} disabled={isRunning}>
        <OutputChoice {...making} />
      </fieldset>
      {report?.doubt && <Note tone="warning">{manyMakeWords.doubts[report.doubt]}</Note>}
      <RunActions view={view} canMake={canMake} make={make} onSaved={making.onSaved} />
      <div className={styles.result}>
        {view && isRunning && <RunProgress state={view.state} codes={wanted} />}
        {hasResult && <RunResult view={view} />}
        {!view && <Note>{manyMakeWords.before[stateBefore(making)]}</Note>}
      </div>
      {hasResult && <RunFindings state={view.state} codes={wanted} />}
      <fieldset className={styles.order} disabled={isRunning}>
        {isPrinted ? <OutputPreview {...making} /> : children}
      </fieldset>
      {isPrinted && <Note>{cardWords.printNote}</Note>}
      {hasResult && <ListButton view={view} />}
    </OutputCard>
  );
}

function stateBefore({ reading, report, isChanged }: Making): keyof typeof manyMakeWords.before {
  if (!reading) return 'waiting';
  if (report?.ready === 0) return 'none';
  return isChanged ? 'changed' : 'ready';
}

/** How many labels or pages the codes fill. */
function Amount({ many: { output }, setup: { product, sheet, first, free }, copies }: Making) {
  if (copies === 0) return null;
  if (output === 'cards' || output === 'one-pdf') return <Note>{manyMakeWords.pages(copies)}</Note>;
  if (output !== 'labels' || !sheet || free === 0) return null;
  if (product === ROLL) return <Note>{manyMakeWords.labelsOnRoll(copies)}</Note>;
  return <Note>{manyMakeWords.labelsOnSheets(copies, sheetsFor(copies, sheet, first))}</Note>;
}

function OutputPreview({ many: { output }, setup, card, order, rows }: Making) {
  const page = useFirstPage(rows, order);
  if (output === 'labels') return <LabelPreview setup={setup} pages={page ? [page] : []} />;
  const pages = order?.pages?.is === 'cards' ? order.pages : null;
  return <CardPreview product={card} page={pages && page} hasMarks={pages?.hasMarks ?? false} />;
}

const PAUSE = 300;

/** Until the first page is drawn, returns the page that was drawn before, or null if there was none. */
function useFirstPage(rows: readonly PageRow[], order: RunOrder | null): Drawing | null {
  const [page, setPage] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!order?.pages || order.pages.is === 'codes') return;
    const draw = async (signal: AbortSignal): Promise<void> => {
      const drawn = await makers().ask('draw', rows, { signal, kept: keptOrder(order) });
      setPage(drawn && (await addressImages(drawn)));
    };
    return whenStill(PAUSE, (signal) => {
      draw(signal).catch((error: unknown) => {
        if (!signal.aborted) console.error(error);
      });
    });
  }, [rows, order]);
  return page;
}
