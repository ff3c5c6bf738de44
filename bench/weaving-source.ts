// What the benchmark of weaving measures.
export { DEFAULT_WEAVE } from '#design';
export { pixelGrid } from '#drawing';
export { drawSample, messageToWeave, paintWoven, weavePicture } from '#weaving';
