import type { Damage } from './damage.ts';

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

/** The encodings of tables, by their labels in the Encoding Standard. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

export type TableEncoding = (typeof ENCODINGS)[number];

/** Delimiters: characters that separate the cells of a record. With the empty string, each record is one cell. */
export const DELIMITERS = [',', ';', '\t', '|', ''] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** How a table was read. */
export interface Recognized {
  readonly kind: 'text' | 'workbook';
  /** The encoding of a text file; null for pasted text and workbooks. */
  readonly encoding: TableEncoding | null;
  /** The delimiter of a text; null for workbooks. */
  readonly delimiter: Delimiter | null;
  readonly hasHeader: boolean;
  /** The names of a workbook's sheets, in order; empty for texts. */
  readonly sheetNames: readonly string[];
  /** The index of the sheet that was read; 0 for texts. */
  readonly sheet: number;
}

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

/** Why a file cannot be read as a table. */
export type TableErrorCode =
  /** A file that is not text but, for example, a picture or a program. */
  | 'binary'
  /** A workbook of Excel 97 to 2003, or one with a password: both have the same container. */
  | 'old-workbook'
  /** An archive without a readable workbook, such as an ODS or XLSB file. */
  | 'no-workbook'
  /** An archive whose content cannot be read. */
  | 'damaged'
  /** More bytes than the limit. */
  | 'too-large'
  /** More cells or columns than the limit. */
  | 'too-many-cells'
  /** A text without any filled row. */
  | 'empty';

/** Thrown for a file that cannot be read as a table. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: TableErrorCode;

  constructor(code: TableErrorCode, cause?: unknown) {
    super(`No table: ${code}`, { cause });
    this.code = code;
  }
}
