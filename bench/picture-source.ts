// What the benchmark of pictures measures.
export { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';
export { drawQrCode, pixelGrid, rasterize } from '#drawing';
export { writePng } from '#drawing/files';
export { encode } from '#engine';
export { makeCode, makePicture } from '#making';
export { decodePng, encodePng } from '#raster';
