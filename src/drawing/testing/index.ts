export { placeOnPage } from './place-on-page.ts';
export { boxOf, count, type Pdf, readPdf } from './read-pdf.ts';
