import { useId } from 'react';
import type { RowWithoutCode } from '#batch';
import { Note } from '#ui';
import { printCautionText } from '#words';
import { grammar } from '#words/grammar';
import { manyMakeWords } from '#words/many-make';
import { failures } from '#words/rows';
import styles from './making.module.css';
import type { RunState } from './run.ts';
import { nameOf, type RunView } from './run-actions.tsx';

interface RunProgressProps {
  readonly state: RunState;
  readonly codes: number;
}

export function RunProgress({ state: { phase, done, rate }, codes }: RunProgressProps) {
  const id = useId();
  const isMaking = phase === 'making';
  const left = isMaking ? timeLeft(codes - done, rate) : null;
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{isMaking ? manyMakeWords.progress : manyMakeWords.judging}</label>
      <progress id={id} value={isMaking ? done / Math.max(1, codes) : 1} />
      <p className={styles.figures}>
        <span>{manyMakeWords.done(done, codes)}</span>
        {isMaking && rate >= 1 && <span>{manyMakeWords.rate(Math.round(rate))}</span>}
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
    ? manyMakeWords.secondsLeft(Math.max(1, seconds))
    : manyMakeWords.minutesLeft(Math.round(seconds / 60));
}

/** The page lists at most this many rows without a code. The manifest lists all of them. */
const NAMED = 50;

/** How many codes a run made, and when. */
export function RunResult({ view }: { readonly view: RunView }) {
  const { state, date } = view;
  const { phase, made, readBack, leftOut, below } = state;
  return (
    <div className={styles.status} role="status">
      <p>{manyMakeWords.status(readBack)}</p>
      {phase === 'finished' && made > 0 && below.length === 0 && <Note>{manyMakeWords.everywhere}</Note>}
      {leftOut.length > 0 && <p>{manyMakeWords.leftOut(leftOut.length)}</p>}
      <p className={styles.file}>
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
export function RunFindings({ state, codes }: RunFindingsProps) {
  const { phase, made, leftOut, below, cautioned } = state;
  return (
    <>
      {phase === 'canceled' && <Note tone="warning">{manyMakeWords.incomplete(made, codes)}</Note>}
      {phase === 'failed' && <Note tone="problem">{manyMakeWords.failed}</Note>}
      {phase === 'unloaded' && <Note tone="problem">{manyMakeWords.unloaded}</Note>}
      {below.map(({ version, codes: count, verdict, row }) => (
        <Note key={version} tone="warning">
          {`${manyMakeWords.below(verdict, version, count)} ${manyMakeWords.judgedRow(row)}`}
        </Note>
      ))}
      {cautioned.map(({ caution, count, rows }) => (
        <Note key={caution} tone="warning">
          {printCautionText(caution, { count, rows })}
        </Note>
      ))}
      {leftOut.length > 0 && (
        <section className={styles.leftOut} aria-label={manyMakeWords.leftOutTitle}>
          <h3>{manyMakeWords.leftOutTitle}</h3>
          <ul>
            {leftOut.slice(0, NAMED).map((row) => (
              <li key={row.number}>
                <span className={styles.row}>{manyMakeWords.leftOutRow(row.number)}</span> <span>{reasonOf(row)}</span>
              </li>
            ))}
          </ul>
          {leftOut.length > NAMED && <Note>{manyMakeWords.moreLeftOut(leftOut.length - NAMED)}</Note>}
        </section>
      )}
    </>
  );
}

function reasonOf({ because }: RowWithoutCode): string {
  return 'failure' in because ? failures[because.failure] : because.reason;
}
