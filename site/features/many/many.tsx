import { useDeferredValue, useState } from 'react';
import type { ManyChoice } from '#storage';
import { seam, useSeam } from '#workbench';
import { BringStep } from './bring-step.tsx';
import styles from './many.module.css';
import { EmptyOutputCard, USUAL_OUTPUT } from './output-card.tsx';
import { useSetInWork } from './use-set-in-work.ts';
import { useReading } from './use-table.ts';

/** What is needed once there is a table, or another output than the usual one. */
const bring = seam(() => import('./output-and-steps.tsx'));

export function Many() {
  const { set, dispatch, choice, changeChoice, isBegun, isUnkept, keep } = useSetInWork();
  const table = useReading(set, dispatch);
  const reading = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  const hasTable = set.source !== null;
  // While the page is hydrated, it must be as it was prerendered.
  const output = isBegun ? choice.output : USUAL_OUTPUT;
  const [isChosen, setIsChosen] = useState(false);
  const isNeeded = hasTable || isChosen || output !== USUAL_OUTPUT;
  const { loaded, isMissing, retry } = useSeam(bring, isNeeded);
  // Deferred because it is too much to render in one go.
  const OutputAndSteps = useDeferredValue(loaded)?.OutputAndSteps;
  const isComplete = !isNeeded || isMissing || OutputAndSteps !== undefined;
  const [isSettled, setIsSettled] = useState(false);
  if (isBegun && isComplete && table.is !== 'reading' && !isSettled) setIsSettled(true);

  function change(part: Partial<ManyChoice>): void {
    changeChoice(part);
    setIsChosen(true);
  }

  function prepare(): void {
    bring.load().catch(console.error);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control; its events show that the visitor begins.
    <div className={styles.many} data-settling={isSettled ? undefined : ''} onFocus={prepare} onPointerEnter={prepare}>
      <div className={styles.steps} data-stack="l column">
        <BringStep set={set} table={table} reading={reading} isUnkept={isUnkept} dispatch={dispatch} />
      </div>
      {isNeeded && OutputAndSteps && !isMissing ? (
        <OutputAndSteps {...{ set, dispatch, choice, keep, isChosen, table }} changeChoice={change} />
      ) : (
        <div className={styles.beside}>
          <EmptyOutputCard
            output={output}
            choose={(chosen) => change({ output: chosen })}
            isMissing={isMissing}
            retry={retry}
          />
        </div>
      )}
    </div>
  );
}
