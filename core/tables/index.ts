export { BYTE_ORDER_MARK, type CsvDialect, PLAIN_CSV, replaceRecord, writeCsvRecord } from './csv.ts';
export type { Damage } from './damage.ts';
export { type ColumnDays, findDays } from './find-days.ts';
export { countRange, type NumberRange, tableOfRange } from './number-range.ts';
export { type ReadTable, readTable, type TableHints } from './read-table.ts';
export { TableStream } from './stream-table.ts';
export {
  DELIMITERS,
  type Delimiter,
  ENCODINGS,
  nameKey,
  type Recognized,
  type Table,
  type TableEncoding,
  TableError,
  type TableErrorCode,
  type TableRow,
} from './table.ts';
