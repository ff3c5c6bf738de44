export {
  type CheckedRow,
  type CodedRow,
  checkPageRow,
  codePageRow,
  type DrawnRow,
  drawRows,
  groupRows,
  type PageGroup,
  type PagesOrder,
  placeRows,
  printOfFile,
  printsWords,
  rowDrawer,
  rowPress,
  writeRows,
} from './make-pages.ts';
export { type MadeRow, makeRow, type RowTools } from './make-row.ts';
export {
  MANIFEST_COLUMNS,
  MANIFEST_START,
  type ManifestRow,
  manifestLine,
  writeManifest,
} from './manifest.ts';
export { type PrintCaution, type RowFailure, type RowOutcome, WorstRows } from './outcome.ts';
export {
  type BatchRow,
  type CardPages,
  designOfRow,
  type LabelPages,
  type PageOrder,
  type PageRow,
  type RunOrder,
  rowFileName,
} from './run-order.ts';
export { GrowingBytes, type NamedEntry, packEntry, type ZipEntry, ZipWriter } from './zip.ts';
