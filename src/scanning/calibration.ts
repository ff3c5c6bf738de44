// The door of scripts/calibrate.mjs, which measures what the site does; the site itself never loads this file.
export { DEFAULT_DESIGN, DEFAULT_STYLE, GRADIENT_PRESETS, QUICK_GRADIENTS } from '#design';
export { shoot } from './camera.ts';
export { flattenOn, fromGray, toGray } from './gray-picture.ts';
export { judge } from './judge.ts';
export { drawSubject, judgeSubject } from './judgement.ts';
export { drawPlainCode, PlainReadings } from './plain-readings.ts';
export { createRandom, drawLogo, LOGO_KINDS, randomScene } from './random-designs.ts';
export { loadReaders } from './readers.ts';
export { inspectScene } from './repairs.ts';
export { VERDICT_TEXT } from './verdict-text.ts';
