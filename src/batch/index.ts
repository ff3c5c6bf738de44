export {
  type BatchRow,
  type CodeFacts,
  type RowBudget,
  type RowFailure,
  type RowOutcome,
  reserveOf,
} from './batch-row.ts';
export { designOfRow, type MadeRow, makeRow, type RowTools, type RunOrder, rowFileName, sha256Of } from './make-row.ts';
export {
  type CodedLabel,
  codeLabelRow,
  type LabelOrder,
  type LabelPlace,
  type LabelRow,
  makeSheetFile,
  type ReadOutcome,
  readSheetPage,
  type SheetFile,
} from './make-sheet.ts';
export { MANIFEST_COLUMNS, type ManifestRow, writeManifest } from './manifest.ts';
export { type WorstRow, WorstRows } from './worst-rows.ts';
