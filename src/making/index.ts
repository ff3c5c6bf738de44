export {
  CODE_OPTIONS,
  type EarlierCode,
  imageOf,
  isBlank,
  type MadeCode,
  makeCode,
  redraw,
  weaveOf,
} from './make-code.ts';
export { makePicture } from './make-picture.ts';
