export { inBlackInk } from './black-ink.ts';
export { type PdfFacts, writePdf } from './pdf-file.ts';
export type { PdfInk } from './pdf-paint.ts';
export { writePng } from './png-file.ts';
export { type FileFacts, writeSvg } from './svg-file.ts';
