export {
  type DrawnLabel,
  type LabelLayout,
  LabelPress,
  printOfLabel,
  usualPlace,
  type WordsPlace,
} from './draw-label.ts';
export {
  type FirstSheet,
  freeLabels,
  type LabelRun,
  labelAfter,
  labelPages,
  NO_CORRECTION,
  type PrinterCorrection,
  placeLabels,
  sheetsFor,
  testPage,
  writePages,
} from './label-pages.ts';
export {
  cornerOf,
  fitsLabel,
  isSheet,
  type LabelShape,
  type LabelSheet,
  labelsOn,
  longestTextFor,
  makeForLabel,
  OWN_SHEET_FIELDS,
  OWN_SHEET_LIMITS,
  type OwnSheet,
  type OwnSheetField,
  type OwnSheetProblem,
  PAPERS,
  type PaperName,
  type PaperSize,
  qualityOf,
  rollOf,
  sheetOf,
} from './label-sheet.ts';
export { LABEL_SHEETS, labelSheet, usualPaper } from './label-sheets.ts';
export type { LabelLine, LabelText } from './label-words.ts';
