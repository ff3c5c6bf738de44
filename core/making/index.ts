export { type DrawnPage, drawAround, drawPage } from './draw-page.ts';
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
  canBeClear,
  drawFilePage,
  type FileOrder,
  isClear,
  MOST_FILE_PIXELS,
  makeFile,
  nearestPixelSize,
  type PageTools,
  type PdfOrder,
  type PixelSize,
  type PngOrder,
  printWidth,
  type SvgOrder,
  type WantedPixels,
  writeFile,
} from './make-file.ts';
export { hasWords, type PageTrouble, prepareWords } from './page-words.ts';
