export { inBlackInk } from './black-ink.ts';
export { type PdfAttachment, type PdfFacts, writePdf } from './pdf-file.ts';
export { BLEED, MARKED_EDGE, marksAround, type PdfMarks, type PdfPage } from './pdf-page.ts';
export type { PdfInk } from './pdf-paint.ts';
export { type NumberedPart, type PdfBytes, PdfJoiner, type PdfPart, writePdfPart } from './pdf-part.ts';
export { writePng } from './png-file.ts';
export { type FileFacts, type SvgFacts, writeSvg } from './svg-file.ts';
