/** The encodings of tables, by their labels in the Encoding Standard. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

export type TableEncoding = (typeof ENCODINGS)[number];

/** Separators between the cells of a record. Empty: each record is one cell. */
export const DELIMITERS = [',', ';', '\t', '|', ''] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** How a table was read; the visitor can change all of it. */
export interface Recognized {
  readonly kind: 'text' | 'workbook';
  /** The encoding of a text file; null for pasted text and workbooks. */
  readonly encoding: TableEncoding | null;
  /** Of text. */
  readonly delimiter: Delimiter | null;
  readonly hasHeader: boolean;
  /** Of a workbook, in their order. */
  readonly sheetNames: readonly string[];
  /** Index of the sheet that was read. */
  readonly sheet: number;
}
