export {
  type BelowEverywhere,
  type CautionedRows,
  Ledger,
  type LedgerWords,
  type PrintCaution,
  type RowFailure,
  type RowOutcome,
  type RowWithoutCode,
} from './ledger.ts';
export {
  type CheckedRow,
  type CodedRow,
  checkPageRow,
  codePageRow,
  type DrawnRow,
  drawRows,
  type PagesOrder,
  placeRows,
  printOfFile,
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
export {
  type BatchRow,
  type CardPages,
  designOfRow,
  type LabelPages,
  type PageOrder,
  type PageRow,
  printedMapping,
  printsWords,
  type RunOrder,
  rowFileName,
  rowOf,
} from './order.ts';
export { checkRows, makeRows, type PieceRequest, type WantedRow, writePages } from './run.ts';
export { GrowingBytes, type NamedEntry, packEntry, type ZipEntry, ZipWriter } from './zip.ts';
