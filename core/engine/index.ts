export { type ErrorCorrectionLevel, LEVELS } from './block-table.ts';
export { type Block, blockLayout, MAX_VERSION, symbolSize } from './capacity.ts';
export {
  type EncodeOptions,
  encode,
  type Message,
  type MessageOptions,
  messageFor,
  prepare,
  prepareMessage,
} from './encode.ts';
export { alignmentCenters, Role } from './function-patterns.ts';
export { bestMask } from './mask-choice.ts';
export { isMasked, MASKS, type Mask } from './masks.ts';
export {
  type BlockModules,
  blockModules,
  codewordsIn,
  type ModuleCodewords,
  moduleCodewords,
  moduleRoles,
  patternRoles,
  placeOf,
} from './module-map.ts';
export { isDark, type PreparedCode, type QrCode, renderMask } from './qr-code.ts';
export { type BlockCodewords, type Format, readBlocks, readCode } from './read-code.ts';
export { type ReadMessage, type ReadMode, type ReadSegment, readMessage } from './read-message.ts';
export { errorCorrectionOf } from './reed-solomon.ts';
export {
  EncodeError,
  type EncodeErrorCode,
  pad,
  type ReadySegment,
  readySegments,
  type Segment,
} from './segments.ts';
