export { type DrawnLabel, LabelPress, type LabelSubject } from './draw-label.ts';
export { type LabelOfRun, type LabelRun, labelPages, writePages } from './label-pages.ts';
export { type LabelShape, type ModuleQuality, moduleAlone, qualityOf } from './label-room.ts';
export { cornerOf, type LabelSheet, labelsOn, PAPERS, type PaperName, type PaperSize, rollOf } from './label-sheet.ts';
export { LABEL_SHEETS, labelSheet, usualPaper } from './label-sheets.ts';
export { type LabelLine, type LabelText, NO_TEXT } from './label-words.ts';
export { fitsLabel, LABEL_LEVEL, longestTextFor, makeForLabel } from './make-for-label.ts';
export {
  isSheet,
  OWN_SHEET_FIELDS,
  OWN_SHEET_LIMITS,
  type OwnSheet,
  type OwnSheetField,
  type OwnSheetProblem,
  sheetOf,
} from './own-sheet.ts';
export {
  type FirstSheet,
  NO_CORRECTION,
  type PlacedLabel,
  type PrinterCorrection,
  placeLabels,
} from './place-labels.ts';
export { type TestPageWords, testPage } from './test-page.ts';
