// What the benchmark of weaving measures, in one module, so that its parts share what they remember.
export { DEFAULT_WEAVE } from '#design';
export { pixelGrid } from '#drawing';
export { drawSample, messageToWeave, paintWoven, weavePicture } from '#weaving';
