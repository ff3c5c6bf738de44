import {
  type Dispatch,
  memo,
  type ReactNode,
  type SetStateAction,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hideSecrets, readableAddress } from '#content';
import { Button, barClass, Note, Step, Tick } from '#ui';
import { cutText } from '#words';
import { grammar } from '#words/grammar';
import { manyWords } from '#words/many';
import type { ManyAction } from './many-set.ts';
import { RowEditor, type RowPrinter } from './row-editor.tsx';
import { ROW_HEIGHT, type RowGap, useRowWindow } from './row-window.ts';
import styles from './rows.module.css';
import { nameOf, rowTexts } from './rows.ts';
import type { RowView, TableReading } from './table-worker.ts';
import type { Surveyed, SurveyState } from './use-table.ts';

const words = manyWords.rows;

interface RowsStepProps {
  readonly reading: TableReading;
  readonly survey: SurveyState;
  readonly printer: RowPrinter;
  readonly showRow: (index: number) => void;
  readonly dispatch: Dispatch<ManyAction>;
}

export function RowsStep({ reading, survey, ...rest }: RowsStepProps) {
  const [problemsOnly, setProblemsOnly] = useState(false);
  const { report, latest, of } = survey;
  // While the table is read again, the list shows the rows from before.
  const [before, setBefore] = useState(of);
  if (of && of !== before) setBefore(of);
  const listed = of ?? before;
  const problems = latest?.problems ?? 0;
  const total = problemsOnly ? problems : reading.rows;
  return (
    <Step number={2} title={manyWords.steps.rows}>
      <div className={barClass}>
        <p data-text="strong figures" role="status">
          {report
            ? words.summary({ ready: report.ready, leftOut: report.leftOut, cautioned: report.cautioned })
            : words.checking}
        </p>
        <Tick checked={problemsOnly} onChange={({ target }) => setProblemsOnly(target.checked)}>
          {words.problemsOnly}
        </Tick>
      </div>
      {survey.isFailed && <Note tone="problem">{manyWords.bring.failed}</Note>}
      {report && total === 0 && <Note>{words.noProblems}</Note>}
      {listed && total > 0 && (
        <RowList
          key={`${listed.request.key} ${problemsOnly}`}
          of={listed}
          reading={reading}
          total={total}
          problemsOnly={problemsOnly}
          hasStates={problems > 0}
          {...rest}
        />
      )}
    </Step>
  );
}

/** The most rows in the list. Firefox draws no element higher than 17.9 million pixels, and a row takes 56. */
const ROWS_MAX = 250_000;

const TEXT_SHOWN = 200;

interface RowListProps extends Pick<RowsStepProps, 'reading' | 'printer' | 'showRow' | 'dispatch'> {
  readonly of: Surveyed;
  readonly total: number;
  readonly problemsOnly: boolean;
  readonly hasStates: boolean;
}

/** The row whose cells can be changed, and what has been typed there. */
interface OpenRow {
  readonly place: number;
  readonly index: number;
  /** Null until a cell is changed. */
  readonly cells: readonly string[] | null;
}

function RowList({ of, reading, total, problemsOnly, hasStates, printer, showRow, dispatch }: RowListProps) {
  const count = Math.min(total, ROWS_MAX);
  const sight = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<OpenRow | null>(null);
  const [height, setHeight] = useState(0);
  const gap: RowGap | null = open && { after: open.place, height };
  const { from, to, rowAt, look } = useRowWindow(of, problemsOnly, count, gap);
  const places = Array.from({ length: to - from }, (_, k) => from + k);
  const openPlace = open?.place ?? -1;
  const span = hasStates ? 3 : 2;
  useEffect(() => {
    if (sight.current) look(sight.current);
  }, [look]);

  function close(): void {
    setOpen(null);
    sight.current?.querySelector<HTMLElement>(`[aria-rowindex="${openPlace + 2}"] button`)?.focus();
  }

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
        <table className={styles.list} aria-rowcount={total + 1} data-states={hasStates || undefined}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.number}>
                {words.columns.row}
              </th>
              <th scope="col">{words.columns.holds}</th>
              {hasStates && (
                <th scope="col" className={`${styles.state} ${styles.beside}`}>
                  {words.columns.state}
                </th>
              )}
            </tr>
          </thead>
          <Space columns={span} rows={from} more={open && openPlace < from ? height : 0} />
          <tbody>
            {places.map((place) => (
              <Row
                key={place}
                place={place}
                row={rowAt(place)}
                columns={reading.columns}
                isOpen={place === openPlace}
                hasStates={hasStates}
                showRow={showRow}
                setOpen={setOpen}
              >
                {open && place === openPlace && (
                  <tr className={styles.open}>
                    <td colSpan={span} ref={(cell) => measure(cell, setHeight)}>
                      <RowEditor
                        {...{ of, reading, printer, index: open.index, typed: open.cells, close }}
                        change={(cells) => setOpen({ ...open, cells })}
                        save={(row, cells) => dispatch({ do: 'edit', row, cells, recognized: reading.recognized })}
                      />
                    </td>
                  </tr>
                )}
              </Row>
            ))}
          </tbody>
          <Space columns={span} rows={count - to} more={openPlace >= to ? height : 0} />
        </table>
      </section>
      {total > count && <Note>{words.cut({ most: count })}</Note>}
    </>
  );
}

function measure(cell: HTMLElement | null, tell: (height: number) => void): (() => void) | undefined {
  if (!cell) return undefined;
  const observer = new ResizeObserver(() => tell(cell.offsetHeight));
  observer.observe(cell);
  return () => observer.disconnect();
}

interface SpaceProps {
  readonly rows: number;
  /** Pixels in addition to the rows. */
  readonly more: number;
  readonly columns: number;
}

function Space({ rows, more, columns }: SpaceProps) {
  if (rows <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr className={styles.space}>
        <td colSpan={columns} style={{ blockSize: `calc(${(rows * ROW_HEIGHT) / 16}rem + ${more}px)` }} />
      </tr>
    </tbody>
  );
}

interface RowProps {
  readonly place: number;
  readonly row: RowView | null;
  readonly columns: readonly string[];
  readonly isOpen: boolean;
  readonly hasStates: boolean;
  readonly showRow: (index: number) => void;
  readonly setOpen: Dispatch<SetStateAction<OpenRow | null>>;
  readonly children: ReactNode;
}

function Row({ children, ...row }: RowProps) {
  return (
    <>
      <RowLine {...row} />
      {children}
    </>
  );
}

const RowLine = memo(function RowLine(props: Omit<RowProps, 'children'>) {
  const { place, row, columns, isOpen, hasStates, showRow, setOpen } = props;
  if (!row) {
    return (
      <tr className={styles.row} aria-rowindex={place + 2} aria-busy="true">
        <td />
        <td />
        {hasStates && <td className={styles.beside} />}
      </tr>
    );
  }
  const { plan, fileName, index } = row;
  const press = (): void => {
    // The fields of the row must not wait for the rest of the page.
    startTransition(() => showRow(index));
    setOpen((before) => (before?.place === place ? null : { place, index, cells: null }));
  };
  const texts = rowTexts(row, columns);
  const tone = plan.is === 'left-out' ? 'problem' : texts.length > 0 ? 'warning' : 'ready';
  return (
    <tr className={styles.row} aria-rowindex={place + 2} data-open={isOpen || undefined} onClick={press}>
      <td>
        <Button size="small" variant="quiet" aria-label={words.lookAt({ row: plan.number })} aria-expanded={isOpen}>
          {plan.number}
        </Button>
      </td>
      <td>
        {plan.is === 'ready' && (
          <>
            {/* Without the style sheet, as in a reader mode, the spaces keep the text apart from the name. */}
            <span className={styles.name} data-text="small medium">
              {plan.copies > 1
                ? words.fileAndCopies({ file: nameOf(plan, fileName), copies: plan.copies })
                : nameOf(plan, fileName)}
            </span>{' '}
            <CutInMiddle text={cutText(readableAddress(hideSecrets(plan.text)), TEXT_SHOWN, '…')} />{' '}
          </>
        )}
        {texts.length > 0 && (
          <span className={styles.below} data-tone={tone}>
            {grammar.sentences(texts)}
          </span>
        )}
      </td>
      {hasStates && (
        <td className={styles.beside}>
          <span className={styles.note} data-tone={tone}>
            {grammar.sentences(texts)}
          </span>
        </td>
      )}
    </tr>
  );
});

/** So many characters at the end of a text are always shown. In an address, they tell rows apart. */
const END = 14;

function CutInMiddle({ text }: { readonly text: string }) {
  const characters = [...text];
  return (
    <span className={styles.text}>
      <span>{characters.slice(0, -END).join('')}</span>
      <span>{characters.slice(-END).join('')}</span>
    </span>
  );
}
