export { HALF_CLEAR } from './half-clear.ts';
export { placeOnPage } from './place-on-page.ts';
export { boxOf, count, type Pdf, readPdf } from './read-pdf.ts';
