export { messageToWeave } from './weave-code.ts';
export { paintWoven, type WovenFacts, type WovenPicture, weavePicture } from './woven-picture.ts';
