import { type ReactNode, useEffect, useId, useState } from 'react';
import type { PageRow, RowWithoutCode, RunOrder } from '#batch';
import { addressImages, type Drawing } from '#drawing';
import { CardPreview, LabelPreview, ROLL } from '#features/printing';
import { sheetsFor } from '#sheets';
import type { ManyChoice, ManyOutput } from '#storage';
import { Note } from '#ui';
import { printCautionText } from '#words';
import { grammar } from '#words/grammar';
import { manyMakeWords } from '#words/many-make';
import { cardWords } from '#words/printing';
import { doubts, failures } from '#words/rows';
import { whenStill } from '#workbench';
import { sharedOrder } from '#workers/batch';
import { OutputCard } from './output-card.tsx';
import styles from './run.module.css';
import type { RunState } from './run.ts';
import { ListButton, nameOf, RunActions } from './save-run.tsx';
import { makers, type Order, type Product, type Run, type RunView } from './use-run.ts';

interface RunCardProps {
  readonly choice: ManyChoice;
  readonly product: Product;
  readonly ordered: Order;
  readonly run: Run;
  readonly hasTable: boolean;
  readonly fields: ReactNode;
  /** The preview of one row, for outputs without pages of labels or cards. */
  readonly children: ReactNode;
}

/** The output, its preview and the run, beside the steps or below the table. */
export function RunCard({ choice, product, ordered, run, hasTable, fields, children }: RunCardProps) {
  const { output } = choice;
  const { report, copies } = ordered;
  const { view, isRunning, wanted } = run;
  const isPrinted = output === 'labels' || output === 'cards';
  const hasResult = view !== null && !isRunning;
  const before = run.isChanged ? 'changed' : 'ready';
  return (
    <OutputCard amount={<Amount output={output} setup={product.setup} copies={copies} />}>
      <fieldset className={styles.order} disabled={isRunning}>
        {fields}
      </fieldset>
      {report?.doubt && <Note tone="warning">{doubts[report.doubt]}</Note>}
      <RunActions {...run} />
      <div className={styles.result} data-stack="xs top">
        {view && isRunning && <RunProgress state={view.state} codes={wanted} />}
        {hasResult && <RunResult view={view} />}
        {!view && <Note>{manyMakeWords.before[!hasTable ? 'waiting' : report?.ready === 0 ? 'none' : before]}</Note>}
      </div>
      {hasResult && <RunFindings state={view.state} codes={wanted} />}
      <fieldset className={styles.order} disabled={isRunning}>
        {isPrinted ? <OutputPreview output={output} product={product} ordered={ordered} /> : children}
      </fieldset>
      {isPrinted && <Note>{cardWords.printNote}</Note>}
      {hasResult && <ListButton view={view} />}
    </OutputCard>
  );
}

interface AmountProps extends Pick<Product, 'setup'>, Pick<Order, 'copies'> {
  readonly output: ManyOutput;
}

function Amount({ output, setup: { product, sheet, first, free }, copies }: AmountProps) {
  if (copies === 0) return null;
  if (output === 'cards' || output === 'one-pdf') return <Note>{manyMakeWords.pages({ pages: copies })}</Note>;
  if (output !== 'labels' || !sheet || free === 0) return null;
  if (product === ROLL) return <Note>{manyMakeWords.labelsOnRoll({ labels: copies })}</Note>;
  return <Note>{manyMakeWords.labelsOnSheets({ labels: copies, sheets: sheetsFor(copies, sheet, first) })}</Note>;
}

interface OutputPreviewProps {
  readonly output: ManyOutput;
  readonly product: Product;
  readonly ordered: Order;
}

function OutputPreview({ output, product: { setup, card }, ordered: { order, rows } }: OutputPreviewProps) {
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
      const drawn = await makers().ask('draw', rows, { signal, shared: sharedOrder(order) });
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

interface RunProgressProps {
  readonly state: RunState;
  readonly codes: number;
}

function RunProgress({ state: { phase, done, rate }, codes }: RunProgressProps) {
  const id = useId();
  const isMaking = phase === 'making';
  const left = isMaking ? timeLeft(codes - done, rate) : null;
  return (
    <div className={styles.progress} data-stack="xs">
      <label htmlFor={id}>{isMaking ? manyMakeWords.progress : manyMakeWords.judging}</label>
      <progress id={id} value={isMaking ? done / Math.max(1, codes) : 1} />
      <p className={styles.figures} data-row data-text="soft small figures">
        <span>{manyMakeWords.done({ done, rows: codes })}</span>
        {isMaking && rate >= 1 && <span>{manyMakeWords.rate({ perSecond: Math.round(rate) })}</span>}
        {left && <span>{left}</span>}
      </p>
    </div>
  );
}

/** Returns the remaining time of a run in words; null while unknown. `rate` is in rows per second. */
function timeLeft(rows: number, rate: number): string | null {
  if (rate <= 0) return null;
  const seconds = Math.ceil(rows / rate);
  return seconds < 90
    ? manyMakeWords.secondsLeft({ seconds: Math.max(1, seconds) })
    : manyMakeWords.minutesLeft({ minutes: Math.round(seconds / 60) });
}

/** The page lists at most this many rows without a code. The manifest lists all of them. */
const NAMED = 50;

function RunResult({ view }: { readonly view: RunView }) {
  const { state, date } = view;
  const { phase, made, readBack, dead, leftOut, below } = state;
  return (
    <div data-text="strong figures" role="status">
      <p>{manyMakeWords.status({ made: readBack })}</p>
      {phase === 'finished' && made > 0 && dead + below.length === 0 && <Note>{manyMakeWords.everywhere}</Note>}
      {leftOut.length > 0 && <p>{manyMakeWords.leftOut({ rows: leftOut.length })}</p>}
      <p className={styles.file} data-row data-text="soft fine">
        <time dateTime={date.toISOString()}>{grammar.moment(date)}</time>
        {made > 0 && <code>{nameOf(view)}</code>}
      </p>
    </div>
  );
}

interface RunFindingsProps {
  readonly state: RunState;
  readonly codes: number;
}

/** What the visitor should know about the codes of a run, and the rows without a code. */
function RunFindings({ state, codes }: RunFindingsProps) {
  const { phase, made, dead, leftOut, below, cautioned } = state;
  return (
    <>
      {phase === 'canceled' && <Note tone="warning">{manyMakeWords.incomplete({ made, rows: codes })}</Note>}
      {phase === 'failed' && <Note tone="problem">{manyMakeWords.failed}</Note>}
      {phase === 'unloaded' && <Note tone="problem">{manyMakeWords.unloaded}</Note>}
      {dead > 0 && <Note tone="warning">{manyMakeWords.dead({ rows: dead })}</Note>}
      {below.map(({ version, codes: count, verdict, row }) => (
        <Note key={version} tone="warning">
          {`${manyMakeWords.below[verdict]({ version, rows: count })} ${manyMakeWords.judgedRow({ row })}`}
        </Note>
      ))}
      {cautioned.map(({ caution, count, rows }) => (
        <Note key={caution} tone="warning">
          {printCautionText(caution, { count, rows })}
        </Note>
      ))}
      {leftOut.length > 0 && (
        <section className={styles.leftOut} data-stack="s" aria-label={manyMakeWords.leftOutTitle}>
          <h3>{manyMakeWords.leftOutTitle}</h3>
          <ul>
            {leftOut.slice(0, NAMED).map((row) => (
              <li key={row.number}>
                <span data-text="soft figures">{manyMakeWords.leftOutRow({ row: row.number })}</span>{' '}
                <span>{reasonOf(row)}</span>
              </li>
            ))}
          </ul>
          {leftOut.length > NAMED && <Note>{manyMakeWords.moreLeftOut({ rows: leftOut.length - NAMED })}</Note>}
        </section>
      )}
    </>
  );
}

function reasonOf({ because }: RowWithoutCode): string {
  return 'failure' in because ? failures[because.failure] : because.reason;
}
