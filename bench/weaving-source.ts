// What the benchmark of weaving measures.
export { DEFAULT_WEAVE } from '#design';
export { pixelGrid } from '#drawing';
export { messageToWeave, paintWoven, weavePicture } from '#weaving';
export { drawSample } from '#weaving/testing';
