export { type CellKind, cellKind } from './cell-kind.ts';
export { type Damage, type DamageKind, DamageReport, findDamage, ROWS_NAMED } from './damage.ts';
export { columnNames, looksLikeHeader } from './header.ts';
export type { RawRow, RawTable } from './raw-table.ts';
export { DELIMITERS, type Delimiter, ENCODINGS, type Recognized, type TableEncoding } from './recognized.ts';
export { CELLS_MAX, COLUMNS_MAX, columnLetters, nameKey, type RowFault, type Table, type TableRow } from './table.ts';
export { TableError, type TableErrorCode } from './table-error.ts';
