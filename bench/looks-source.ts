// The sources with which looks.mjs draws the image that it uploads.
export { encodePng } from '#raster';
export { drawSample } from '#weaving/testing';
