export { decodeText } from './decode-text.ts';
export { cellText, guardCell, unguardCell } from './guarded-cells.ts';
export { guessDelimiter, separatorLine } from './guess-delimiter.ts';
export { type CsvRecords, readCsv } from './read-csv.ts';
export { BYTE_ORDER_MARK, type CsvDialect, PLAIN_CSV, writeCsvRecord } from './write-csv.ts';
