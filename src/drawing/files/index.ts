export { inBlackInk } from './black-ink.ts';
export { type PdfAttachment, type PdfFacts, type PdfPage, writePdf } from './pdf-file.ts';
export type { PdfInk } from './pdf-paint.ts';
export { writePng } from './png-file.ts';
export { type FileFacts, type SvgFacts, writeSvg } from './svg-file.ts';
