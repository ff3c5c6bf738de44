// The door of scripts and tests that measure what the site does; the site itself never loads this folder.
export { DEFAULT_DESIGN, DEFAULT_STYLE, GRADIENT_PRESETS, QUICK_GRADIENTS } from '#design';
export { drawQrCode, pixelGrid, rasterize } from '#drawing';
export { encode } from '#engine';
export { chooseCode } from '#fitting';
export { CODE_OPTIONS } from '#making';
export { flattenOn, fromGray, toGray } from '#raster';
export { errorBudget, specimenOf } from '#scanning/pixels';
export { tryDesign } from '#scanning/repairs';
export { drawPlainCode, loadReaders, PlainReadings, shoot, viewsOf } from '#scanning/tunnel';
export { judgeSpecimen, VERDICTS } from '#scanning/verdict';
export { judge } from '#scanning/worker';
export { createRandom, drawLogo, LOGO_KINDS, randomDesign } from './random-designs.ts';
export { withRandomShapes } from './random-shapes.ts';
