import { useState } from 'react';
import { barClass, Note, Step, Tick } from '#ui';
import { manyWords } from '#words/many';
import { RowList } from './row-list.tsx';
import styles from './rows-step.module.css';
import type { SurveyState } from './survey-state.ts';
import type { TableReading } from './table-work.ts';

const words = manyWords.rows;

interface RowsStepProps {
  readonly reading: TableReading;
  readonly survey: SurveyState;
  readonly showRow: (index: number) => void;
}

/** The fourth step: all rows, with a sentence about each problem. */
export function RowsStep({ reading, survey, showRow }: RowsStepProps) {
  const [problemsOnly, setProblemsOnly] = useState(false);
  const { report, of } = survey;
  const total = problemsOnly ? (report?.problems ?? 0) : reading.rows;
  return (
    <Step number={4} title={manyWords.steps.rows}>
      <div className={barClass}>
        <p className={styles.summary} role="status">
          {report ? words.summary(report.ready, report.leftOut, report.cautioned) : words.checking}
        </p>
        <Tick checked={problemsOnly} onChange={({ target }) => setProblemsOnly(target.checked)}>
          {words.problemsOnly}
        </Tick>
      </div>
      {survey.isFailed && <Note tone="problem">{manyWords.bring.failed}</Note>}
      {report && total === 0 && <Note>{words.noProblems}</Note>}
      {of && total > 0 && (
        <RowList
          key={`${of.request.key} ${problemsOnly}`}
          of={of}
          columns={reading.columns}
          total={total}
          problemsOnly={problemsOnly}
          showRow={showRow}
        />
      )}
    </Step>
  );
}
