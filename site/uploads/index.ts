export { ImageError, type ImageErrorCode, type ImageExcess } from './image-error.ts';
export { loadImage } from './load-image.ts';
export { readUpload } from './read-upload.ts';
export { isCanvasTrue } from './true-canvas.ts';
