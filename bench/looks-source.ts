// What the benchmark of looks uploads.
export { encodePng } from '#raster';
export { drawSample } from '#weaving/testing';
