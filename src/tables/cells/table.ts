/** A table as it was brought: names of columns, and rows of cells as text. */
export interface Table {
  /** Names by which templates find the cells, all different. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** The row's number in the spreadsheet, from 1. */
  readonly number: number;
  /** May be shorter than the columns: a cell that is missing is empty. */
  readonly cells: readonly string[];
  /** The row cannot be used as it is. */
  readonly fault?: RowFault;
}

/** A formula whose result the file does not hold, or whose result is an error such as `#N/A`. */
export interface RowFault {
  readonly kind: 'no-value' | 'error-value';
  /** Index of its column. */
  readonly column: number;
}

/** Cells of a table at most. What is more is refused: each takes some forty bytes of memory. */
export const CELLS_MAX = 5_000_000;

/** The columns that spreadsheets have at most. */
export const COLUMNS_MAX = 16_384;

/** Returns a spreadsheet's name of a column: A for 0, Z for 25, AA for 26. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/**
 * Returns what is compared of a column's name: templates and guesses find it without regard to case, to spaces of any
 * kind and to a byte order mark.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
}
