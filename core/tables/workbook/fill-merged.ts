import { CELLS_MAX, type Damage, DamageReport, type RawRow } from '#tables/cells';
import { columnOf } from './read-sheet.ts';

/** Maximum number of cells to fill. Overlapping ranges in a hostile file would fill the same cells again and again. */
const FILLED_MAX = CELLS_MAX / 10;

const RANGE = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/i;

/**
 * Writes the value of merged cells into each row that they span, because in the spreadsheet it is visible beside each
 * of these rows. If merged cells span several columns, only the first of these gets the value. Changes `rows`. Returns
 * a report of the rows that were filled.
 */
export function fillMerged(rows: readonly RawRow[], ranges: readonly string[]): Damage[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const last = rows.reduce((most, { number }) => Math.max(most, number), 0);
  const report = new DamageReport('merged', null);
  let steps = 0;
  for (const range of ranges) {
    const [, letters, from, , to] = RANGE.exec(range) ?? [];
    const column = columnOf(`${letters}1`);
    const value = column === null ? '' : (byNumber.get(Number(from))?.cells[column] ?? '');
    if (column === null || value === '') continue;
    for (let number = Number(from) + 1; number <= Math.min(Number(to), last); number++) {
      if (++steps > FILLED_MAX) return report.done();
      const cells = byNumber.get(number)?.cells;
      if (!cells) continue;
      while (cells.length <= column) cells.push('');
      cells[column] = value;
      report.add(number, value);
    }
  }
  return report.done();
}
