export { paintDrawing, renderPng } from './canvas.ts';
export { loadPictureImage, readUpload } from './custom-image.ts';
export { type DrawingOptions, drawQrCode, PICTURE_SIZE } from './draw-qr-code.ts';
export type { Drawing, ImageLayer, Layer, Paint, PathLayer, PictureImage } from './drawing.ts';
export { PictureError, type PictureErrorCode } from './picture-error.ts';
export { readPicturePixels } from './picture-pixels.ts';
export { type Pixels, rasterize } from './rasterize.ts';
export { toSvg } from './svg.ts';
