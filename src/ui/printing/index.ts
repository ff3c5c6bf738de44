export { OwnSheetFields, RollFields } from './label-own.tsx';
export { LabelPreview } from './label-preview.tsx';
export { PrinterFields } from './label-printer.tsx';
export { isLabelId, type LabelId, labelProductName, OWN_SHEET, ROLL, usualLabels } from './label-product.ts';
export { PagePreview } from './page-preview.tsx';
export { CardOptions, LabelOptions } from './product-options.tsx';
export { type FirstSheetChoice, freeLabels, useFirstSheets } from './use-first-sheets.ts';
export { type PrintedSheet, usePrintedSheet } from './use-printed-sheet.ts';
export { usualHeadline } from './usual-headline.ts';
