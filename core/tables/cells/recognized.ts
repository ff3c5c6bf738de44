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
