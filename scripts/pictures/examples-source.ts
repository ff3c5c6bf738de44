// The sources that draw-examples.mjs bundles.
export { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE } from '#design';
export { rasterize } from '#drawing';
export { makeCode } from '#making';
export { encodePng } from '#raster';
