export { type DrawnPage, drawAround, drawPage, type PageSource } from './draw-page.ts';
export {
  CODE_OPTIONS,
  type EarlierCode,
  isBlank,
  type MadeCode,
  makeCode,
  makeUndrawn,
  redraw,
  type UndrawnCode,
} from './make-code.ts';
export {
  type FileOrder,
  gridOfFile,
  makeFile,
  type PdfOrder,
  type PngOrder,
  printWidth,
  type SvgOrder,
  writeFile,
} from './make-file.ts';
export { makePicture } from './make-picture.ts';
export { makeThumbnail } from './make-thumbnail.ts';
export { hasWords, type PageTrouble, prepareWords } from './page-words.ts';
export { MOST_FILE_PIXELS, nearestPixelSize, type PixelSize, type WantedPixels } from './pixel-size.ts';
