export {
  countRange,
  type NumberRange,
  padNumber,
  RANGE_COLUMN,
  RANGE_DIGITS_MAX,
  tableOfRange,
} from './number-range.ts';
export { FILE_BYTES_MAX, type ReadTable, readTable, type TableHints } from './read-table.ts';
