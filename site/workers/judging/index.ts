export { askAboutLook, judgeApart, judgePrintApart } from './judging.ts';
export { type PdfSearch, readCodes, readPdf } from './read-codes.ts';
