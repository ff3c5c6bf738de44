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
  loadDecoders,
  loadFileReader,
  type ReadText,
  WEAK_DECODER,
} from './decoders.ts';
export {
  type FoundCode,
  findCodes,
  MOST_FOUND,
  type SeenCode,
  type SeenSpecimen,
  seenIn,
  textsOf,
  type UnidentifiedCode,
} from './find-codes.ts';
export { isReadWithHelp } from './help.ts';
export {
  type Cell,
  drawPlainCode,
  isCodeIn,
  knowsModes,
  PlainReadings,
  type Reading,
  readPicture,
} from './readings.ts';
