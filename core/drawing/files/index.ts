export { inBlackInk, pagesInBlackInk } from './black-ink.ts';

export {
  type PdfFacts,
  PdfFile,
  type PdfPiece,
  type PdfStart,
  writePdf,
  writePdfPiece,
} from './pdf-file.ts';
export { BLEED, MARKED_EDGE, marksAround, type PdfPage } from './pdf-page.ts';

export type { PdfInk } from './pdf-paint.ts';
export { writePng } from './png-file.ts';
export { type FileFacts, writeSvg } from './svg-file.ts';
