import { useMemo, useState } from 'react';
import { cardFor } from '#features/printing';
import { BringStep } from './bring-step.tsx';
import { LookStep, useLook } from './look-step.tsx';
import { MakeStep } from './make-step.tsx';
import styles from './many.module.css';
import { mappingFor, printedMapping } from './many-set.ts';
import { MapStep } from './map-step.tsx';
import { RowPreview } from './row-preview.tsx';
import { RowsStep } from './rows-step.tsx';
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
  const isMade = reading !== null && reading.rows > 0 && 'request' in table;
  const { output, card } = choice;
  const { mapping: own, touched } = set;
  const columns = reading?.columns ?? NO_COLUMNS;
  const mapping = useMemo(
    () => mappingFor(output, { mapping: own, touched }, columns),
    [output, own, touched, columns],
  );
  const hasFigure = cardFor(card, mapping.type === 'wifi').card.type.number !== undefined;
  const printed = useMemo(() => printedMapping(mapping, output, hasFigure), [mapping, output, hasFigure]);
  const survey = useSurvey(table.is === 'read' && reading?.rows ? table.request : null, printed);

  function showRow(next: number): void {
    setPlace({ key: set.sourceKey, index: next });
  }

  return (
    <div className={styles.many}>
      <div className={styles.steps}>
        <BringStep set={set} table={table} reading={reading} isUnkept={isUnkept} dispatch={dispatch} />
        {isMade && (
          <MapStep
            mapping={mapping}
            hasOwnCaption={own.caption !== ''}
            sample={reading.sample}
            survey={survey.report}
            dispatch={dispatch}
          />
        )}
        {isMade && <LookStep look={set.look} dispatch={dispatch} />}
      </div>
      {isMade && (
        <div className={styles.beside}>
          <RowPreview
            request={table.request}
            reading={reading}
            mapping={printed}
            look={look}
            index={Math.min(index, reading.rows - 1)}
            showRow={showRow}
          />
        </div>
      )}
      {isMade && (
        <div className={styles.wide}>
          <RowsStep reading={reading} survey={survey} showRow={showRow} />
          <MakeStep {...{ reading, survey, look, dispatch, choice, changeChoice }} mapping={printed} onMade={keep} />
        </div>
      )}
    </div>
  );
}
