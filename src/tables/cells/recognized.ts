/** The encodings of tables, by their labels in the Encoding Standard. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

export type TableEncoding = (typeof ENCODINGS)[number];

/** Separators between the cells of a record. If empty, each record is one cell. */
export const DELIMITERS = [',', ';', '\t', '|', ''] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** How a table was read. The visitor can change everything except the kind. */
export interface Recognized {
  readonly kind: 'text' | 'workbook';
  /** The encoding of a text file; null for pasted text and workbooks. */
  readonly encoding: TableEncoding | null;
  /** The delimiter of a text. Null for workbooks. */
  readonly delimiter: Delimiter | null;
  readonly hasHeader: boolean;
  /** The names of a workbook's sheets, in order. Empty if it is a text. */
  readonly sheetNames: readonly string[];
  /** Index of the sheet that was read. */
  readonly sheet: number;
}
