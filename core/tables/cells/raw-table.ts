import type { Damage } from './damage.ts';
import type { Recognized } from './recognized.ts';
import type { RowFault } from './table.ts';

/** Rows of cells as they were read from a file, before a header is split off. */
export interface RawTable {
  readonly recognized: Omit<Recognized, 'hasHeader'>;
  readonly rows: readonly RawRow[];
  readonly damage: readonly Damage[];
}

export interface RawRow {
  /** The row's number in the spreadsheet, from 1. */
  readonly number: number;
  readonly cells: string[];
  readonly fault?: RowFault;
}
