export {
  CODE_OPTIONS,
  type EarlierCode,
  isBlank,
  type MadeCode,
  makeCode,
  redraw,
} from './make-code.ts';
export { makePicture } from './make-picture.ts';
