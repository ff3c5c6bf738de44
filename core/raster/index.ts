export { type Band, isSameAsBands } from './bands.ts';
export { readBase64, readBase64url, writeBase64, writeBase64url } from './base64.ts';
export { readDataUrl, writeDataUrl } from './data-url.ts';
export { deflate, inflate, inflatePieces, joinBytes } from './deflate.ts';
export { gaussianBlur } from './gaussian.ts';
export { flattenOn, fromGray, type GrayPicture, type PageLuma, toGray } from './gray.ts';
export { type ImageHeader, type ImageType, readImageHeader } from './image-header.ts';
export {
  clearPixels,
  imageForWorker,
  isSamePixels,
  lumaAt,
  type Pixels,
  type UploadedImage,
  wordsOf,
} from './pixels.ts';
export {
  compressRows,
  densityChunk,
  encodeBands,
  encodePng,
  encodePngBands,
  findIndexedFormat,
  findPngFormat,
  type PngFormat,
} from './png.ts';
export { crc32, MOST_CHUNKS, type PngChunk, readChunks, writeChunks } from './png-chunks.ts';
export { smallestAtLeast } from './pyramid.ts';
export { decodePng } from './read-png.ts';
export { type Box, cutPixels, resample, resampleRows } from './resample.ts';
