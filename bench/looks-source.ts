// The functions with which looks.mjs makes the image that it uploads.
export { encodePng } from '#raster';
export { drawSample } from '#testing';
