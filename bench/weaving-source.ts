// The sources that weaving.mjs bundles.
export { DEFAULT_WEAVE } from '#design';
export { pixelGrid } from '#drawing';
export { messageToWeave, paintWoven, weavePicture } from '#weaving';
export { drawSample } from '#testing';
