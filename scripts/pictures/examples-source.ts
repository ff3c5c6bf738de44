// What draw-examples.mjs draws with, in one module.
export { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE } from '#design';
export { rasterize } from '#drawing';
export { makeCode } from '#making';
export { encodePng } from '#raster';
