import { BYTE_ORDER_MARK, PLAIN_CSV, writeCsvRecord } from '#tables/csv';

/** A code as a row of a table. */
export interface TableCode {
  readonly title: string;
  /** What it encodes. */
  readonly text: string;
}

/** What the columns of a table of codes are called. */
export interface TableHeader {
  readonly text: string;
  readonly fileName: string;
}

/** Returns codes as a CSV table that `/many` reads back: what each holds, and what its file is called. */
export function tableOfCodes(codes: readonly TableCode[], header: TableHeader): string {
  const records = [[header.text, header.fileName], ...codes.map(({ text, title }) => [text, title])];
  return BYTE_ORDER_MARK + records.map((record) => writeCsvRecord(record, PLAIN_CSV)).join('');
}
