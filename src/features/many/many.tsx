import { useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { seedOf } from '#tables/mapping';
import { BringStep } from './bring-step.tsx';
import { LookStep } from './look-step.tsx';
import { MakeStep } from './make-step.tsx';
import styles from './many.module.css';
import { manyReducer, newSet } from './many-set.ts';
import { MapStep } from './map-step.tsx';
import { RowPreview } from './row-preview.tsx';
import { RowsStep } from './rows-step.tsx';
import { TYPED_LENGTH_MAX } from './table-source.ts';
import { useLook } from './use-look.ts';
import { useReading } from './use-reading.ts';
import { useSurvey } from './use-survey.ts';

/** A set with the table that another page gave on the way here, if it did. */
function firstSet(given: unknown) {
  const set = newSet(seedOf(crypto.getRandomValues(new Uint8Array(16))));
  return typeof given === 'string' && given.length <= TYPED_LENGTH_MAX
    ? manyReducer(set, { do: 'bring', source: { is: 'text', text: given }, key: 'given' })
    : set;
}

function tableIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'table' in state ? state.table : null;
}

/** One code for each row of a table: bringing the table, saying what becomes the code, its look, and its rows. */
export function Many() {
  const given: unknown = useLocation().state;
  const [set, dispatch] = useReducer(manyReducer, tableIn(given), firstSet);
  const table = useReading(set, dispatch);
  const look = useLook(set.look);
  const [place, setPlace] = useState({ key: '', index: 0 });
  const index = place.key === set.sourceKey ? place.index : 0;
  const reading = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  const isMade = reading !== null && reading.rows > 0 && 'request' in table;
  const survey = useSurvey(table.is === 'read' && reading?.rows ? table.request : null, set.mapping);

  function showRow(next: number): void {
    setPlace({ key: set.sourceKey, index: next });
  }

  return (
    <div className={styles.many}>
      <div className={styles.steps}>
        <BringStep set={set} table={table} reading={reading} dispatch={dispatch} />
        {isMade && (
          <MapStep mapping={set.mapping} columns={reading.columns} survey={survey.report} dispatch={dispatch} />
        )}
        {isMade && <LookStep look={set.look} dispatch={dispatch} />}
      </div>
      {isMade && (
        <div className={styles.beside}>
          <RowPreview
            request={table.request}
            reading={reading}
            mapping={set.mapping}
            look={look}
            index={Math.min(index, reading.rows - 1)}
            showRow={showRow}
          />
        </div>
      )}
      {isMade && (
        <div className={styles.wide}>
          <RowsStep request={table.request} reading={reading} survey={survey} showRow={showRow} />
          <MakeStep {...{ reading, survey, look, dispatch }} mapping={set.mapping} isShared={false} />
        </div>
      )}
    </div>
  );
}
