import { type Dispatch, useDeferredValue, useMemo, useState } from 'react';
import { cardFor } from '#features/printing';
import type { ManyChoice } from '#storage';
import { sheetClass, useIsHydrated } from '#ui';
import { BringStep } from './bring-step.tsx';
import { LookStep, useLook } from './look-step.tsx';
import { MakeCard } from './make-card.tsx';
import { DetailsStep } from './making/output-fields.tsx';
import styles from './many.module.css';
import { type ManyAction, type ManySet, mappingFor, printedMapping } from './many-set.ts';
import { MapStep } from './map-step.tsx';
import { GhostRow, RowPreview } from './row-preview.tsx';
import { RowsStep } from './rows-step.tsx';
import { useMaking } from './use-making.ts';
import { useSetInWork } from './use-set-in-work.ts';
import { type TableState, useReading, useSurvey } from './use-table.ts';

export function Many() {
  const { set, dispatch, choice, changeChoice, isBegun, isUnkept, keep } = useSetInWork();
  const table = useReading(set, dispatch);
  const reading = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  // What the browser remembers about the output is unknown to the prerendered page. The value is deferred because the
  // rest of this page is too much to render in one go.
  const isHydrated = useDeferredValue(useIsHydrated());
  const [isSettled, setIsSettled] = useState(false);
  if (isBegun && isHydrated && table.is !== 'reading' && !isSettled) setIsSettled(true);
  return (
    <div className={styles.many} data-settling={isSettled ? undefined : ''}>
      <div className={styles.steps}>
        <BringStep set={set} table={table} reading={reading} isUnkept={isUnkept} dispatch={dispatch} />
      </div>
      {isHydrated ? (
        <OutputAndSteps {...{ set, dispatch, table, choice, changeChoice, keep }} />
      ) : (
        <div className={`${styles.beside} ${sheetClass}`}>
          <GhostRow />
        </div>
      )}
    </div>
  );
}

interface OutputAndStepsProps {
  readonly set: ManySet;
  readonly dispatch: Dispatch<ManyAction>;
  readonly table: TableState;
  readonly choice: ManyChoice;
  readonly changeChoice: (part: Partial<ManyChoice>) => void;
  readonly keep: (codes: number) => void;
}

const NO_COLUMNS: readonly string[] = [];

function OutputAndSteps({ set, dispatch, table, choice, changeChoice, keep }: OutputAndStepsProps) {
  const look = useLook(set.look);
  const [place, setPlace] = useState({ key: '', index: 0 });
  const index = place.key === set.sourceKey ? place.index : 0;
  const known = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  const reading = known && known.rows > 0 ? known : null;
  const { output, card } = choice;
  const { mapping: own, touched } = set;
  const columns = reading?.columns ?? NO_COLUMNS;
  const mapping = useMemo(
    () => mappingFor(output, { mapping: own, touched }, columns),
    [output, own, touched, columns],
  );
  const hasFigure = cardFor(card, mapping.type === 'wifi').card.type.number !== undefined;
  const printed = useMemo(() => printedMapping(mapping, output, hasFigure), [mapping, output, hasFigure]);
  const survey = useSurvey(table.is === 'read' && reading ? table.request : null, printed);
  const making = useMaking({
    ...{ reading, survey, look, mapping: printed, many: choice, changeMany: changeChoice, onMade: keep },
  });

  function showRow(next: number): void {
    setPlace({ key: set.sourceKey, index: next });
  }

  return (
    <>
      <div className={styles.beside}>
        <MakeCard making={making}>
          {reading && 'request' in table ? (
            <RowPreview
              request={table.request}
              reading={reading}
              mapping={printed}
              look={look}
              index={Math.min(index, reading.rows - 1)}
              showRow={showRow}
            />
          ) : (
            <GhostRow />
          )}
        </MakeCard>
      </div>
      {reading && (
        <div className={styles.steps}>
          <RowsStep {...{ reading, survey, making, showRow, dispatch }} />
          <MapStep
            mapping={mapping}
            hasOwnCaption={own.caption !== ''}
            sample={reading.sample}
            survey={survey.report}
            dispatch={dispatch}
          />
          <LookStep look={set.look} dispatch={dispatch} />
          <DetailsStep making={making} dispatch={dispatch} />
        </div>
      )}
    </>
  );
}
