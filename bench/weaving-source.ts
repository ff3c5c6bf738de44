// The sources that weaving.mjs bundles.
export { DEFAULT_WEAVE } from '#design';
export { pixelGrid } from '#drawing';
export { drawSample } from '#testing';
export { messageToWeave, paintWoven, weavePicture } from '#weaving';
