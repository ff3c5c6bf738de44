import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { RunOrder } from '#batch';
import { hideSecrets, readableAddress } from '#content';
import type { PrintSetup } from '#features/printing';
import { labelsOn } from '#sheets';
import type { TableRow } from '#tables';
import { compileMapping, type Mapping, placeholderOf, planRow } from '#tables/mapping';
import { Button, controlClass, Field, Note, NumberField } from '#ui';
import { cutText } from '#words';
import { manyWords } from '#words/many';
import { labelWords } from '#words/printing';
import { useRow } from './row-preview.tsx';
import styles from './rows.module.css';
import { pageRow, whyLeftOut } from './rows.ts';
import { saveLabel } from './save-run.tsx';
import type { TableReading } from './table-worker.ts';
import { datedOrder } from './use-run.ts';
import type { Surveyed } from './use-table.ts';

const words = manyWords.rows;

/** Tables with more columns are changed in a spreadsheet. */
const MOST_FIELDS = 40;

const TEXT_SHOWN = 200;

/** Whether the codes contain the cells of this column. */
function isUsed({ templates }: Mapping, column: string): boolean {
  return Object.values(templates).join().includes(placeholderOf(column));
}

export interface RowPrinter {
  readonly setup: PrintSetup;
  readonly order: RunOrder | null;
}

interface RowEditorProps {
  readonly of: Surveyed;
  readonly reading: TableReading;
  readonly printer: RowPrinter;
  readonly index: number;
  /** The changed cells; null until a cell is changed. */
  readonly typed: readonly string[] | null;
  readonly change: (cells: readonly string[]) => void;
  readonly save: (row: TableRow, cells: readonly string[]) => void;
  readonly close: () => void;
}

export function RowEditor(props: RowEditorProps) {
  const row = useRow(props.of.request, props.reading, props.index);
  return row && <Fields {...props} row={row} />;
}

function Fields({
  of,
  reading,
  printer,
  row,
  typed,
  change,
  save,
  close,
}: RowEditorProps & { readonly row: TableRow }) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { columns, habits } = reading;
  const { mapping } = of;
  const { order, setup } = printer;
  const cells = typed ?? columns.map((_, column) => row.cells[column] ?? '');
  const recipe = useMemo(() => compileMapping(mapping, columns, habits), [mapping, columns, habits]);
  const { fault: _, ...whole } = row;
  const plan = planRow(recipe, { ...(typed ? whole : row), cells });
  const begin = useEffectEvent(() => {
    // Fields that come back into sight must not take the focus.
    if (typed) return;
    const inputs = group.current?.querySelectorAll('input') ?? [];
    const used = columns.findIndex((name) => isUsed(mapping, name));
    inputs[Math.max(0, used)]?.focus({ preventScroll: true });
    group.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => begin(), []);

  function saveCells(): void {
    if (typed) save(row, cells);
    close();
  }

  async function printOne(): Promise<void> {
    if (isBusy || plan.is !== 'ready' || order?.pages?.is !== 'labels') return;
    setIsBusy(true);
    if (typed) save(row, cells);
    const date = new Date();
    const pages = { ...order.pages, first: { start: setup.next, used: new Set<number>() } };
    const own = { ...pageRow(plan, plan.fileName, null), copies: 1 };
    const isPrinted = await saveLabel(own, datedOrder({ ...order, pages }, date), date).catch((error: unknown) => {
      console.error(error);
      return false;
    });
    setIsBusy(false);
    if (isPrinted && setup.sheet) setup.changeNext((setup.next % labelsOn(setup.sheet)) + 1);
  }

  function keyDown(event: KeyboardEvent<HTMLFieldSetElement>): void {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') {
      if (event.target.getAttribute('role') !== 'spinbutton') saveCells();
    } else return;
    event.preventDefault();
  }

  const count = setup.sheet ? labelsOn(setup.sheet) : 0;
  return (
    <fieldset ref={group} className={styles.editor} aria-label={words.fields({ row: row.number })} onKeyDown={keyDown}>
      <div className={styles.cells}>
        {columns.slice(0, MOST_FIELDS).map((name, column) => (
          <Field key={name} label={name} htmlFor={`${id}-${column}`}>
            <input
              id={`${id}-${column}`}
              className={controlClass}
              type="text"
              aria-label={words.cell({ column: name, row: row.number })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={cells[column]}
              onChange={({ target }) => change(cells.with(column, target.value))}
            />
          </Field>
        ))}
      </div>
      <div role="status">
        {plan.is === 'ready' ? (
          <Note>{cutText(readableAddress(hideSecrets(plan.text)), TEXT_SHOWN, '…')}</Note>
        ) : (
          <Note tone="problem">{whyLeftOut(plan.problem, columns)}</Note>
        )}
      </div>
      <div className={styles.tools}>
        <Button size="small" variant="primary" onClick={saveCells}>
          {words.save}
        </Button>
        <Button size="small" onClick={close}>
          {words.close}
        </Button>
        {order?.pages?.is === 'labels' && (
          <div className={styles.one}>
            {count > 1 && (
              <NumberField
                label={words.onLabel}
                unit={labelWords.ofLabels({ count })}
                value={setup.next}
                limits={{ min: 1, max: count }}
                limitsText={labelWords.limits}
                change={setup.changeNext}
              />
            )}
            <Button size="small" aria-disabled={isBusy || plan.is !== 'ready'} onClick={() => void printOne()}>
              {typed ? words.saveAndPrintOne : words.printOne}
            </Button>
          </div>
        )}
      </div>
      {order?.pages?.is === 'labels' && count > 1 && <Note>{words.onLabelHint}</Note>}
    </fieldset>
  );
}
