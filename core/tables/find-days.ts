import { type DayOrder, orderIn } from '#content';
import type { Table } from './table.ts';

/** A cell that tells something. */
export interface Evidence {
  /** The number of its row in the spreadsheet. */
  readonly row: number;
  readonly column: number;
  readonly sample: string;
}

/** The first cells of a column that tell the order of its days, and the first whose day can be read in both. */
export type DayEvidence = Readonly<Partial<Record<DayOrder | 'two', Evidence>>>;

/** What the cells of a column tell: separately for days with dots, such as `05.03.2027`, which usually begin with the day. */
export interface ColumnDays {
  readonly dots: DayEvidence;
  readonly others: DayEvidence;
}

const SAMPLE = 40;

/** Returns what each column tells about its days; null if it has none whose order matters. */
export function findDays({ columns, rows }: Table): (ColumnDays | null)[] {
  const found = columns.map((): ColumnDays | null => null);
  for (const { number, cells } of rows) {
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column];
      if (cell.length < SHORTEST || !/\d[./-]\d/.test(cell.slice(0, SAMPLE))) continue;
      const known = orderIn(cell);
      if (!known) continue;
      const place = known.hasDots ? 'dots' : 'others';
      const days: ColumnDays = found[column] ?? { dots: {}, others: {} };
      if (days[place][known.order]) continue;
      const evidence = { row: number, column, sample: cell.trim().slice(0, SAMPLE) };
      found[column] = { ...days, [place]: { ...days[place], [known.order]: evidence } };
    }
  }
  return found;
}

/** Of `1/2/27`. */
const SHORTEST = 6;
