import { type Dispatch, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { printedMapping } from '#batch';
import { cardFor } from '#features/printing';
import type { ManyChoice } from '#storage';
import { GhostRow } from './ghost-row.tsx';
import { LookStep, useLook } from './look-step.tsx';
import styles from './many.module.css';
import type { ManyAction, ManySet } from './many-set.ts';
import { MapStep } from './map-step.tsx';
import { DetailsStep, OutputChoice } from './output-fields.tsx';
import { RowPreview } from './row-preview.tsx';
import { mappingFor } from './rows.ts';
import { RowsStep } from './rows-step.tsx';
import { RunCard } from './run-card.tsx';
import { useRun } from './use-run.ts';
import { type TableState, useSurvey } from './use-table.ts';

interface OutputAndStepsProps {
  readonly set: ManySet;
  readonly dispatch: Dispatch<ManyAction>;
  readonly table: TableState;
  readonly choice: ManyChoice;
  readonly changeChoice: (part: Partial<ManyChoice>) => void;
  readonly keep: (codes: number) => void;
  /** Whether the visitor has chosen something about the output. */
  readonly isChosen: boolean;
}

const NO_COLUMNS: readonly string[] = [];

export function OutputAndSteps(props: OutputAndStepsProps) {
  const { set, dispatch, table, choice, changeChoice, keep } = props;
  const cardRef = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (props.isChosen && document.activeElement === document.body) cardRef.current?.querySelector('select')?.focus();
  });
  // The list that had the focus is gone with the empty card.
  useEffect(() => takeFocus(), []);
  const look = useLook(set.look);
  const [place, setPlace] = useState({ key: '', index: 0 });
  const index = place.key === set.sourceKey ? place.index : 0;
  const known = table.is === 'read' ? table.reading : table.is === 'reading' ? table.before : null;
  const reading = known && known.rows > 0 ? known : null;
  const { output, card } = choice;
  const { source, mapping: own, touched } = set;
  const columns = reading?.columns ?? NO_COLUMNS;
  const mapping = useMemo(
    () => mappingFor(output, { source, mapping: own, touched }, columns),
    [output, source, own, touched, columns],
  );
  const hasFigure = cardFor(card, mapping.type === 'wifi').card.type.number !== undefined;
  const pages = output === 'labels' || output === 'cards' ? output : null;
  const printed = useMemo(() => printedMapping(mapping, pages, hasFigure), [mapping, pages, hasFigure]);
  const survey = useSurvey(table.is === 'read' && reading ? table.request : null, printed);
  const { product, ordered, files, run } = useRun({
    ...{ reading, survey, look, mapping: printed, many: choice, onMade: keep },
  });
  const chosen = { many: choice, changeMany: changeChoice, product };

  function showRow(next: number): void {
    setPlace({ key: set.sourceKey, index: next });
  }

  return (
    <>
      <div ref={cardRef} className={styles.beside}>
        <RunCard
          {...{ choice, product, ordered, run }}
          hasTable={reading !== null}
          fields={<OutputChoice {...chosen} words={reading && { mapping: printed, columns, dispatch }} />}
        >
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
        </RunCard>
      </div>
      {reading && (
        <div className={styles.steps} data-stack="l column">
          <RowsStep
            {...{ reading, survey, showRow, dispatch }}
            printer={{ setup: product.setup, order: ordered.order }}
          />
          <MapStep
            mapping={mapping}
            isPrinted={pages !== null}
            sample={reading.sample}
            habits={reading.habits}
            survey={survey}
            dispatch={dispatch}
          />
          <LookStep look={set.look} dispatch={dispatch} />
          <DetailsStep {...chosen} {...{ files, columns, dispatch }} mapping={printed} isRunning={run.isRunning} />
        </div>
      )}
    </>
  );
}
