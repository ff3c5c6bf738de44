export { ImageError, type ImageErrorCode, type ImageExcess, type ImageRefusal, imageRefusal } from './image-error.ts';
export { loadImage, readUpload } from './read-upload.ts';
export { isCanvasTrue } from './true-canvas.ts';
