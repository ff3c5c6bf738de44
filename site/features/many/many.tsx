import { useMemo, useState } from 'react';
import { cardFor } from '#features/printing';
import { BringStep } from './bring-step.tsx';
import { LookStep, useLook } from './look-step.tsx';
import { MakeCard } from './make-card.tsx';
import { DetailsStep } from './making/output-fields.tsx';
import styles from './many.module.css';
import { mappingFor, printedMapping } from './many-set.ts';
import { MapStep } from './map-step.tsx';
import { GhostRow, RowPreview } from './row-preview.tsx';
import { RowsStep } from './rows-step.tsx';
import { useMaking } from './use-making.ts';
import { useSetInWork } from './use-set-in-work.ts';
import { useReading, useSurvey } from './use-table.ts';

const NO_COLUMNS: readonly string[] = [];

export function Many() {
  const { set, dispatch, choice, changeChoice, isUnkept, keep } = useSetInWork();
  const table = useReading(set, dispatch);
  const look = useLook(set.look);
  const [place, setPlace] = useState({ key: '', index: 0 });
  const index = place.key === set.sourceKey ? place.index : 0;
  const reading = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  const filled = reading !== null && reading.rows > 0 && 'request' in table ? reading : null;
  const { output, card } = choice;
  const { mapping: own, touched } = set;
  const columns = filled?.columns ?? NO_COLUMNS;
  const mapping = useMemo(
    () => mappingFor(output, { mapping: own, touched }, columns),
    [output, own, touched, columns],
  );
  const hasFigure = cardFor(card, mapping.type === 'wifi').card.type.number !== undefined;
  const printed = useMemo(() => printedMapping(mapping, output, hasFigure), [mapping, output, hasFigure]);
  const survey = useSurvey(table.is === 'read' && filled ? table.request : null, printed);
  const making = useMaking({
    ...{ reading: filled, survey, look, mapping: printed, many: choice, changeMany: changeChoice, onMade: keep },
  });

  function showRow(next: number): void {
    setPlace({ key: set.sourceKey, index: next });
  }

  return (
    <div className={styles.many}>
      <div className={styles.steps}>
        <BringStep set={set} table={table} reading={reading} isUnkept={isUnkept} dispatch={dispatch} />
      </div>
      <div className={styles.beside}>
        <MakeCard making={making}>
          {filled && 'request' in table ? (
            <RowPreview
              request={table.request}
              reading={filled}
              mapping={printed}
              look={look}
              index={Math.min(index, filled.rows - 1)}
              showRow={showRow}
            />
          ) : (
            <GhostRow />
          )}
        </MakeCard>
      </div>
      {filled && (
        <div className={styles.steps}>
          <RowsStep {...{ reading: filled, survey, making, showRow, dispatch }} />
          <MapStep
            mapping={mapping}
            hasOwnCaption={own.caption !== ''}
            sample={filled.sample}
            survey={survey.report}
            dispatch={dispatch}
          />
          <LookStep look={set.look} dispatch={dispatch} />
          <DetailsStep making={making} dispatch={dispatch} />
        </div>
      )}
    </div>
  );
}
