export { imageOf, weaveOf } from './design-facts.ts';
export { CODE_OPTIONS, isBlank, type MadeCode, makeCode, redraw } from './make-code.ts';
export { makePicture } from './make-picture.ts';
