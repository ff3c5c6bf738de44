export { cornerOf, type LabelSheet, labelsOn, PAPERS, type PaperName, type PaperSize, rollOf } from './label-sheet.ts';
export { LABEL_SHEETS, labelSheet, sheetsFor, usualPaper } from './label-sheets.ts';
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
  CORRECTION_LIMITS,
  type FirstSheet,
  NO_CORRECTION,
  type PlacedLabel,
  type PrinterCorrection,
  placeLabels,
} from './place-labels.ts';
