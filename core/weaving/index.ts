export { messageToWeave, modulesOfDetail } from './choose-symbol.ts';
export { boxBlur } from './planes.ts';
export { cutSquare } from './tones.ts';
export { paintWoven, type WeaveSource, type WovenFacts, type WovenPicture, weavePicture } from './woven-picture.ts';
