export {
  type BatchRow,
  type CodeFacts,
  type PrintCaution,
  type RowBudget,
  type RowFailure,
  type RowOutcome,
  reserveOf,
} from './batch-row.ts';
export { FileDigest, sha256Of } from './file-digest.ts';
export {
  type CodedRow,
  codePageRow,
  drawRows,
  type PrintedRows,
  printOfFile,
  printOfRow,
  printRows,
} from './make-pages.ts';
export { designOfRow, type MadeRow, makeRow, type RowTools, type RunOrder, rowFileName } from './make-row.ts';
export { MANIFEST_COLUMNS, type ManifestRow, writeManifest } from './manifest.ts';
export type { CardOrder, CodePageOrder, LabelOrder, PageOrder, PageRow } from './page-order.ts';
export { type ReadOutcome, readPrinted } from './read-printed.ts';
export { type WorstRow, WorstRows } from './worst-rows.ts';
