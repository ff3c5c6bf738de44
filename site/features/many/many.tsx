import { useDeferredValue, useState } from 'react';
import { sheetClass, TryAgain } from '#ui';
import { frameWords } from '#words/frame';
import { moreTypes, seam, useSeam } from '#workbench';
import { BringStep } from './bring-step.tsx';
import { GhostRow } from './ghost-row.tsx';
import styles from './many.module.css';
import { useSetInWork } from './use-set-in-work.ts';
import { useReading } from './use-table.ts';

/** All that a table is needed for, which is most of this page. Its codes may be of any type. */
const rest = seam(async () => {
  const [loaded] = await Promise.all([import('./output-and-steps.tsx'), moreTypes.load()]);
  return loaded;
});

export function Many() {
  const { set, dispatch, choice, changeChoice, isBegun, isUnkept, keep } = useSetInWork();
  const table = useReading(set, dispatch);
  const reading = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  const { loaded, isMissing, retry } = useSeam(rest);
  // Deferred because it is too much to render in one go.
  const OutputAndSteps = useDeferredValue(loaded)?.OutputAndSteps;
  const [isSettled, setIsSettled] = useState(false);
  if (isBegun && (OutputAndSteps || isMissing) && table.is !== 'reading' && !isSettled) setIsSettled(true);
  return (
    <div className={styles.many} data-settling={isSettled ? undefined : ''}>
      <div className={styles.steps}>
        <BringStep set={set} table={table} reading={reading} isUnkept={isUnkept} dispatch={dispatch} />
      </div>
      {OutputAndSteps ? (
        <OutputAndSteps {...{ set, dispatch, table, choice, changeChoice, keep }} />
      ) : (
        <div className={`${styles.beside} ${sheetClass}`}>
          <TryAgain className={styles.lost} problem={isMissing ? frameWords.lostPart : null} retry={retry} />
          {!isMissing && <GhostRow />}
        </div>
      )}
    </div>
  );
}
