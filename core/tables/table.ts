import type { Damage } from './damage.ts';

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

/** Equal keys match: case, white space and invisible characters such as a byte order mark are ignored. */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
}

/** The encodings of tables: all of the Encoding Standard, without GBK, a part of GB18030, and visual Hebrew. */
export const ENCODINGS = [
  ...['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253'],
  ...['windows-1254', 'windows-1255', 'windows-1256', 'windows-1257', 'windows-1258', 'windows-874', 'gb18030', 'big5'],
  ...['shift_jis', 'euc-jp', 'iso-2022-jp', 'euc-kr', 'iso-8859-2', 'iso-8859-3', 'iso-8859-4', 'iso-8859-5'],
  ...['iso-8859-6', 'iso-8859-7', 'iso-8859-8', 'iso-8859-10', 'iso-8859-13', 'iso-8859-14', 'iso-8859-15'],
  ...['iso-8859-16', 'koi8-r', 'koi8-u', 'ibm866', 'macintosh', 'x-mac-cyrillic'],
] as const;

export type TableEncoding = (typeof ENCODINGS)[number];

/** Delimiters: characters that separate the cells of a record. With the empty string, each record is one cell. */
export const DELIMITERS = [',', ';', '\t', '|', ''] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** The beginnings of the first rows in which encodings differ, as they read in each encoding. Empty if none differ. */
export type Readings = Readonly<Partial<Record<TableEncoding, readonly string[]>>>;

export interface Recognized {
  readonly kind: 'text' | 'workbook';
  /** The encoding of a text file; null for pasted text and workbooks. */
  readonly encoding: TableEncoding | null;
  /** Empty for pasted text and workbooks. */
  readonly readings: Readings;
  /** The delimiter of a text; null for workbooks. */
  readonly delimiter: Delimiter | null;
  /** The number of the row that names the columns; 0 for none. */
  readonly headerRow: number;
  /** The first rows, among which the header can be chosen: their numbers and the beginnings of their texts. */
  readonly heads: readonly { readonly number: number; readonly text: string }[];
  /** The names of a workbook's sheets, in order; empty for texts. */
  readonly sheetNames: readonly string[];
  /** The index of the sheet that was read; 0 for texts. */
  readonly sheet: number;
  readonly hasHidden: boolean;
}

/** Rows of cells as they were read from a file, before a header is split off. */
export interface RawTable {
  readonly recognized: Omit<Recognized, 'headerRow' | 'heads' | 'hasHidden' | 'readings'>;
  readonly rows: readonly RawRow[];
  readonly damage: readonly Damage[];
  readonly readings?: Readings;
  readonly hasHidden?: boolean;
}

/** What a cell has besides its text: the address to which it links, or its date as ISO 8601 writes it. */
export interface RowExtra {
  readonly kind: 'link' | 'date';
  readonly column: number;
  readonly text: string;
}

export interface RawRow {
  readonly number: number;
  readonly cells: string[];
  readonly fault?: RowFault;
  readonly extras?: readonly RowExtra[];
}

export type TableErrorCode =
  | 'binary'
  | 'locked'
  /** An archive or a file of an office program that is not a workbook, such as a Word document. */
  | 'no-workbook'
  | 'damaged'
  | 'too-large'
  | 'too-many-cells'
  | 'empty';

export class TableError extends Error {
  override readonly name = 'TableError';
  readonly code: TableErrorCode;

  constructor(code: TableErrorCode, cause?: unknown) {
    super(`No table: ${code}`, { cause });
    this.code = code;
  }
}
