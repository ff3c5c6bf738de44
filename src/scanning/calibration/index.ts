// The door of scripts and tests that measure what the site does; the site itself never loads this folder.
export { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, GRADIENT_PRESETS, QUICK_GRADIENTS } from '#design';
export { drawQrCode, pixelGrid, rasterize } from '#drawing';
export { encode } from '#engine';
export { chooseCode } from '#fitting';
export { CODE_OPTIONS, makeCode, redraw } from '#making';
export { clearPixels, encodePng, flattenOn, fromGray, resample, toGray } from '#raster';
export { judge } from '#scanning/judging';
export { errorBudget, specimenOf } from '#scanning/pixels';
export { designOf, tryDesign } from '#scanning/repairs';
export {
  CONDITIONS,
  drawPlainCode,
  isReadWithHelp,
  loadReaders,
  PlainReadings,
  readPicture,
  shoot,
  viewsOf,
} from '#scanning/tunnel';
export { decide, findAll, inspect, judgeRedLight, judgeSpecimen, VERDICTS } from '#scanning/verdict';
export { drawSample, SAMPLE_PICTURES } from '#weaving';
export { drawHalftone, likeness, placeOriginal } from './likeness.ts';
export { OUTSIDE_CONDITIONS, type OutsideConditionId, outsideViewsOf } from './outside-conditions.ts';
export { loadOutsideReaders, OUTSIDE_READERS, type OutsideReader, type OutsideReaderId } from './outside-readers.ts';
export { createRandom, pick, type Random } from './random.ts';
export { type DesignWithImage, randomDesign, randomWorldDesign } from './random-designs.ts';
export { drawLogo, LOGO_KINDS, type LogoKind } from './random-logos.ts';
export { withRandomShapes } from './random-shapes.ts';
