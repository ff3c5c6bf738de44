export { imageOf, isBlank } from './design-facts.ts';
export { CODE_OPTIONS, type MadeCode, makeCode, redraw } from './make-code.ts';
export { makePicture } from './make-picture.ts';
