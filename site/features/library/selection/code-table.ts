import { BYTE_ORDER_MARK, PLAIN_CSV, writeCsvRecord } from '#tables';

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

/** Returns a CSV table that `/many` can read. Each row has the text of a code, and the code's title as a file name. */
export function tableOfCodes(codes: readonly TableCode[], header: TableHeader): string {
  const records = [[header.text, header.fileName], ...codes.map(({ text, title }) => [text, title])];
  return BYTE_ORDER_MARK + records.map((record) => writeCsvRecord(record, PLAIN_CSV)).join('');
}
