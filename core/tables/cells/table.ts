/** An imported table: names of columns, and rows of cells as text. */
export interface Table {
  /** Names by which templates refer to columns. Their keys (`nameKey`) all differ. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** The row's number in the spreadsheet, from 1. */
  readonly number: number;
  /** The cells by column. The list may be shorter than the columns; missing cells are empty. */
  readonly cells: readonly string[];
  /** The first cell without a usable value, because of which the row must be left out. Absent if there is none. */
  readonly fault?: RowFault;
}

/** A formula whose result is not in the file, or whose result is an error such as `#N/A`. */
export interface RowFault {
  readonly kind: 'no-value' | 'error-value';
  /** Index of the column with the formula. */
  readonly column: number;
}

/** Maximum number of cells of a table. Each cell takes about forty bytes of memory. */
export const CELLS_MAX = 5_000_000;

/** Maximum number of columns, as in Excel. */
export const COLUMNS_MAX = 16_384;

/** Returns the letters by which spreadsheets call a column: A for 0, Z for 25, AA for 26. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/**
 * Returns a key for a column's name. Names with equal keys match: case, white space, and invisible characters such as a
 * byte order mark are ignored.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
}
