export { ImageError, type ImageErrorCode, type ImageExcess, type ImageRefusal, imageRefusal } from './image-error.ts';
export { loadImage } from './load-image.ts';
export { readUpload } from './read-upload.ts';
export { isCanvasTrue } from './true-canvas.ts';
