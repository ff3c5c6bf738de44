export { inBlackInk, pagesInBlackInk } from './black-ink.ts';
export { type PdfAttachment, type PdfFacts, writePdf } from './pdf-file.ts';
export { BLEED, MARKED_EDGE, marksAround, type PdfMarks, type PdfPage } from './pdf-page.ts';
export type { PdfInk } from './pdf-paint.ts';
export { PdfFile, type PdfPiece, type PdfStart, writePdfPiece } from './pdf-pieces.ts';
export { writePng } from './png-file.ts';
export { type FileFacts, type SvgFacts, writeSvg } from './svg-file.ts';
