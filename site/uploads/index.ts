export { ImageError, type ImageErrorCode, type ImageExcess, type ImageRefusal, imageRefusal } from './image-error.ts';
export { type ImageCaution, loadImage, readUpload } from './read-upload.ts';
export { sharpImage } from './sharp-image.ts';
export { isCanvasTrue } from './true-canvas.ts';
