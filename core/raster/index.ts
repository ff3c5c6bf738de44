export { readBase64, readBase64url, readDataUrl, writeBase64, writeBase64url, writeDataUrl } from './base64.ts';
export { type Deflate, deflate, inflate, joinBytes } from './deflate.ts';
export { IMAGE_SIDE, isPdf, MAX_BYTES, MAX_PIXELS, MAX_SCAN_PIXELS, PDF_HEAD } from './file-limits.ts';
export { flattenOn, fromGray, type GrayPicture, gaussianBlur, halved, type PageLuma, toGray } from './gray.ts';
export { type FileKind, type ImageHeader, type ImageType, readImageHeader } from './image-header.ts';
export {
  type Band,
  clearPixels,
  imageForWorker,
  isSameAsBands,
  isSamePixels,
  lumaAt,
  lumaOf,
  type Pixels,
  type SvgElement,
  turn,
  type UploadedImage,
  wordsOf,
} from './pixels.ts';
export { crc32, MOST_CHUNKS, type PngChunk, readChunks, writeChunks } from './png-parts.ts';
export { decodeBmp } from './read-bmp.ts';
export { decodeGif } from './read-gif.ts';
export { decodePng } from './read-png.ts';
export { type DecodeJpeg, decodeTiff } from './read-tiff.ts';
export { type Box, cutPixels, resample, resampleRows, scaledTo, smallestAtLeast } from './resample.ts';
export { MOST_PAGES } from './tiff-pages.ts';
export {
  compressRows,
  densityChunk,
  encodeBands,
  encodePng,
  encodePngBands,
  findIndexedFormat,
  findPngFormat,
  type PngFormat,
} from './write-png.ts';
