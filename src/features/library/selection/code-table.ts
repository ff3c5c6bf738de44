import { BYTE_ORDER_MARK, PLAIN_CSV, writeCsvRecord } from '#tables/csv';

/** A code as a row of a table. */
export interface TableCode {
  readonly title: string;
  /** The encoded text. */
  readonly text: string;
}

/** The column names of a table of codes. */
export interface TableHeader {
  readonly text: string;
  readonly fileName: string;
}

/** Returns codes as a CSV table that `/many` can read: their texts and file names. */
export function tableOfCodes(codes: readonly TableCode[], header: TableHeader): string {
  const records = [[header.text, header.fileName], ...codes.map(({ text, title }) => [text, title])];
  return BYTE_ORDER_MARK + records.map((record) => writeCsvRecord(record, PLAIN_CSV)).join('');
}
