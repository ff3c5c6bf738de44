import { contentVerdict, readMoment } from '#content';
import type { Table } from '../table.ts';
import { unusedColumns } from './mapping.ts';
import { type PlannedRow, planRow, type Recipe } from './plan-row.ts';

/** What people must know about the rows of a table before their codes are made. */
export type RunNote =
  /** Times without a time zone are in this one. */
  | { readonly kind: 'zone'; readonly zone: string }
  /** Networks without a password, which nobody has set to have none. */
  | { readonly kind: 'open-network' }
  /** How days such as `sample` are read, because of another one in a row of the spreadsheet. */
  | {
      readonly kind: 'day-first' | 'month-first';
      readonly sample: string;
      readonly because: string;
      readonly row: number;
    }
  /** Nothing in the table decides between two days, so the visitor must. */
  | {
      readonly kind: 'which-day';
      readonly column: string;
      readonly sample: string;
      readonly first: string;
      readonly second: string;
    }
  | { readonly kind: 'unused'; readonly columns: readonly string[] };

const SAMPLE_ROWS = 200;

/** Returns the notes about a run. `table` may have only the first rows. */
export function runNotes(recipe: Recipe, table: Table): RunNote[] {
  const { mapping, zone, days } = recipe;
  const notes: RunNote[] = [];
  const plans = table.rows.slice(0, SAMPLE_ROWS).map((row) => planRow(recipe, row));
  const hasSome = (isSo: (plan: PlannedRow) => boolean): boolean =>
    plans.some((plan) => plan.is === 'ready' && isSo(plan));
  if (hasSome(({ usesZone }) => usesZone)) notes.push({ kind: 'zone', zone });
  if (hasSome(({ typed }) => contentVerdict(typed) === 'open-network')) notes.push({ kind: 'open-network' });
  const { decided, open } = days;
  if (decided) {
    const { order, example, because } = decided;
    notes.push({ kind: order, sample: example.sample, because: because.sample, row: because.row });
  }
  const read = open && readMoment(open.sample);
  if (read && 'first' in read) {
    notes.push({ kind: 'which-day', column: table.columns[open.column], sample: open.sample, ...read });
  }
  const columns = unusedColumns(mapping, table);
  if (columns.length > 0) notes.push({ kind: 'unused', columns });
  return notes;
}
