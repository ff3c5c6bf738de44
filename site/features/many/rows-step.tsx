import { memo, useEffect, useRef, useState } from 'react';
import { hideSecrets } from '#content';
import { Button, barClass, cutText, Note, Step, Tick } from '#ui';
import { manyWords } from '#words/many';
import { ROW_HEIGHT, useRowWindow } from './row-window.ts';
import styles from './rows.module.css';
import { rowTexts } from './rows.ts';
import type { RowView, TableReading } from './table-work.ts';
import type { Surveyed, SurveyState } from './use-table.ts';

const words = manyWords.rows;

interface RowsStepProps {
  readonly reading: TableReading;
  readonly survey: SurveyState;
  readonly showRow: (index: number) => void;
}

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

/** The most rows in the list. Firefox draws no element higher than 17.9 million pixels, and a row takes 56. */
const ROWS_MAX = 250_000;

const TEXT_SHOWN = 200;

interface RowListProps {
  readonly of: Surveyed;
  readonly columns: readonly string[];
  readonly total: number;
  readonly problemsOnly: boolean;
  readonly showRow: (index: number) => void;
}

function RowList({ of, columns, total, problemsOnly, showRow }: RowListProps) {
  const count = Math.min(total, ROWS_MAX);
  const sight = useRef<HTMLElement>(null);
  const { from, to, rowAt, look } = useRowWindow(of, problemsOnly, count);
  const places = Array.from({ length: to - from }, (_, k) => from + k);
  useEffect(() => {
    if (sight.current) look(sight.current);
  }, [look]);
  return (
    <>
      <section
        ref={sight}
        className={styles.sight}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach the scrolling element.
        tabIndex={0}
        aria-label={words.label}
        onScroll={(event) => look(event.currentTarget)}
      >
        <table className={styles.list} aria-rowcount={total + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.number}>
                {words.columns.row}
              </th>
              <th scope="col">{words.columns.holds}</th>
              <th scope="col" className={`${styles.state} ${styles.beside}`}>
                {words.columns.state}
              </th>
            </tr>
          </thead>
          <Space rows={from} />
          <tbody>
            {places.map((place) => (
              <Row key={place} place={place} row={rowAt(place)} columns={columns} showRow={showRow} />
            ))}
          </tbody>
          <Space rows={count - to} />
        </table>
      </section>
      {total > count && <Note>{words.cut(count)}</Note>}
    </>
  );
}

function Space({ rows }: { readonly rows: number }) {
  if (rows <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr className={styles.space}>
        <td style={{ blockSize: `${(rows * ROW_HEIGHT) / 16}rem` }} />
      </tr>
    </tbody>
  );
}

interface RowProps {
  readonly place: number;
  readonly row: RowView | null;
  readonly columns: readonly string[];
  readonly showRow: (index: number) => void;
}

const Row = memo(function Row({ place, row, columns, showRow }: RowProps) {
  if (!row) {
    return (
      <tr className={styles.row} aria-rowindex={place + 2} aria-busy="true">
        <td />
        <td />
        <td />
      </tr>
    );
  }
  const { plan, fileName, index } = row;
  const texts = rowTexts(row, columns);
  const tone = plan.is === 'left-out' ? 'problem' : texts.length > 0 ? 'warning' : 'ready';
  return (
    <tr className={styles.row} aria-rowindex={place + 2}>
      <td>
        <Button size="small" variant="quiet" aria-label={words.lookAt(plan.number)} onClick={() => showRow(index)}>
          {plan.number}
        </Button>
      </td>
      <td>
        {plan.is === 'ready' && (
          <>
            {/* Without the style sheet, as in a reader mode, the spaces keep the text apart from the name. */}
            <span className={styles.text}>{cutText(hideSecrets(plan.text), TEXT_SHOWN, '…')}</span>{' '}
            <span className={styles.file}>
              {plan.copies > 1 ? words.fileAndCopies(fileName, plan.copies) : fileName}
            </span>{' '}
          </>
        )}
        {texts.length > 0 && (
          <span className={styles.below} data-tone={tone}>
            {texts.join(' ')}
          </span>
        )}
      </td>
      <td className={styles.beside}>
        <span className={styles.note} data-tone={tone}>
          {texts.length > 0 ? texts.join(' ') : words.ready}
        </span>
      </td>
    </tr>
  );
});
