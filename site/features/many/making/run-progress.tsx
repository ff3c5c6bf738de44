import { useId } from 'react';
import { manyMakeWords } from '#words/many-make';
import styles from './making.module.css';
import type { RunState } from './run-ledger.ts';
import { timeLeft } from './time-left.ts';

interface RunProgressProps {
  readonly state: RunState;
  /** How many codes the run is to make. */
  readonly codes: number;
}

/** The progress, the speed, and the remaining time of a run. */
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
