import { useDeferredValue, useState } from 'react';
import { sheetClass, TryAgain } from '#ui';
import { frameWords } from '#words/frame';
import { moreTypes, seam, useSeam } from '#workbench';
import { BringStep } from './bring-step.tsx';
import { GhostRow } from './ghost-row.tsx';
import styles from './many.module.css';
import { useSetInWork } from './use-set-in-work.ts';
import { type TableState, useReading } from './use-table.ts';

/** The output, and all that a table is needed for. */
const rest = seam(() => import('./output-and-steps.tsx'));

const NO_TABLE: TableState = { is: 'none' };

export function Many() {
  const { set, dispatch, choice, changeChoice, isBegun, isUnkept, keep } = useSetInWork();
  const table = useReading(set, dispatch);
  const reading = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  const shown = useSeam(rest);
  // The codes of a table may be of any type.
  const types = useSeam(moreTypes, set.source !== null);
  const missing = [shown, types].find(({ isMissing }) => isMissing);
  const isTyped = set.source === null || types.loaded !== null;
  // Deferred because it is too much to render in one go.
  const OutputAndSteps = useDeferredValue(shown.loaded)?.OutputAndSteps;
  const [isSettled, setIsSettled] = useState(false);
  const isComplete = missing !== undefined || (OutputAndSteps !== undefined && isTyped);
  if (isBegun && isComplete && table.is !== 'reading' && !isSettled) setIsSettled(true);
  return (
    <div className={styles.many} data-settling={isSettled ? undefined : ''}>
      <div className={styles.steps}>
        <BringStep set={set} table={table} reading={reading} isUnkept={isUnkept} dispatch={dispatch} />
      </div>
      {OutputAndSteps && !missing ? (
        <OutputAndSteps {...{ set, dispatch, choice, changeChoice, keep }} table={isTyped ? table : NO_TABLE} />
      ) : (
        <div className={`${styles.beside} ${sheetClass}`}>
          <TryAgain
            className={styles.lost}
            problem={missing ? frameWords.lostPart : null}
            retry={(missing ?? shown).retry}
          />
          {!missing && <GhostRow />}
        </div>
      )}
    </div>
  );
}
