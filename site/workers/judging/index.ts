export {
  askAboutLook,
  type CheckedPicture,
  checkApart,
  judgeApart,
  judgePrintApart,
  type SeenPicture,
  seeApart,
} from './judging.ts';
export { type PdfSearch, readCodes, readPdf } from './read-codes.ts';
