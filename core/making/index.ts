export { canBeClear, type DrawnPage, drawAround, drawClearPage, drawPage, type PageSource } from './draw-page.ts';
export {
  CODE_OPTIONS,
  type EarlierCode,
  isBlank,
  type MadeCode,
  makeCode,
  makePicture,
  makeThumbnail,
  makeUndrawn,
  paintingGrid,
  redraw,
  type UndrawnCode,
} from './make-code.ts';
export {
  type FileOrder,
  gridOfFile,
  MOST_FILE_PIXELS,
  makeFile,
  nearestPixelSize,
  type PdfOrder,
  type PixelSize,
  type PngOrder,
  printWidth,
  type SvgOrder,
  type WantedPixels,
  writeFile,
} from './make-file.ts';
export { hasWords, type PageTrouble, prepareWords } from './page-words.ts';
