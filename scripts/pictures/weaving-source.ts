// The sources that draw-weaving.mjs bundles.
export { DEFAULT_DESIGN, DEFAULT_WEAVE } from '#design';
export { rasterize } from '#drawing';
export { makeCode } from '#making';
export { clearPixels, encodePng, resample } from '#raster';
export { drawSample, SAMPLE_PICTURES } from '#testing';
export { drawHalftone } from '../../calibration/likeness.ts';
