export { CardFields } from './card-fields.tsx';
export { CutLinesTick, LabelFields, MeasureFields, StartField } from './label-fields.tsx';
export { LabelPreview } from './label-preview.tsx';
export { CardPreview } from './page-preview.tsx';
export { PrintDesk } from './print-desk.tsx';
export { type PrintSetup, usePrintSetup } from './print-setup.ts';
export { ProductField } from './product-field.tsx';
export { cardFor, cardGroups, factLabels, labelFor, labelGroups, ROLL, usualHeadline } from './products.ts';
