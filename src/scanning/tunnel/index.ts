export { type Shot, shoot } from './camera.ts';
export { CONDITIONS, type ConditionId, DARK_PAGE, keepViews, viewsOf, WHITE_PAGE } from './conditions.ts';
export { isReadWithHelp } from './helped-reading.ts';
export { drawPlainCode, PlainReadings } from './plain-readings.ts';
export { type Cell, isTextIn, type Reading, readAsItIs, readPicture } from './read-picture.ts';
export {
  decodeCodes,
  type FoundCode,
  loadFileReader,
  loadReaders,
  READER_IDS,
  type Reader,
  type ReaderId,
  type ReaderModule,
  WEAK_READER,
} from './readers.ts';
export { RED_LIGHT_CONDITIONS, underRedLight } from './red-light.ts';
