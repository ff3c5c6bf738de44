export { type Shot, shoot } from './camera.ts';
export { CONDITIONS, type ConditionId, DARK_PAGE, keepViews, viewsOf, WHITE_PAGE } from './conditions.ts';
export {
  DECODER_IDS,
  type Decoder,
  type DecoderId,
  type DecoderModule,
  decodeCodes,
  type FoundCode,
  loadDecoders,
  loadFileReader,
  WEAK_DECODER,
} from './decoders.ts';
export { isReadWithHelp } from './helped-reading.ts';
export { drawPlainCode, PlainReadings } from './plain-readings.ts';
export { type Cell, isTextIn, type Reading, readAsItIs, readPicture } from './read-picture.ts';
export { RED_LIGHT_CONDITIONS, underRedLight } from './red-light.ts';
