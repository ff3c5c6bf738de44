export { type Shot, shoot } from './camera.ts';
export {
  CONDITIONS,
  type ConditionId,
  DARK_PAGE,
  keepViews,
  RED_LIGHT_CONDITIONS,
  underRedLight,
  viewsOf,
  WHITE_PAGE,
} from './conditions.ts';
export {
  DECODER_IDS,
  type Decoder,
  type DecoderId,
  type DecoderModule,
  type FoundCode,
  loadDecoders,
  loadFileReader,
  MOST_FOUND,
  WEAK_DECODER,
} from './decoders.ts';
export { findCodes, type LargePicture } from './find-codes.ts';
export {
  type Cell,
  drawPlainCode,
  isReadWithHelp,
  isTextIn,
  PlainReadings,
  type Reading,
  readAsItIs,
  readPicture,
} from './readings.ts';
