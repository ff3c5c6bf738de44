export { boxBlur } from './blur.ts';
export { drawSample, SAMPLE_PICTURES, type SamplePicture } from './sample-pictures.ts';
export { cutSquare } from './tones.ts';
export { messageToWeave } from './weave-code.ts';
export { paintWoven, type WeaveSource, type WovenFacts, type WovenPicture, weavePicture } from './woven-picture.ts';
