export { alignmentCenters } from './alignment-patterns.ts';
export { type ErrorCorrectionLevel, LEVELS } from './block-table.ts';
export { type Block, blockLayout, MAX_VERSION, symbolSize } from './capacity.ts';
export { type EncodeOptions, encode, prepare, prepareMessage } from './encode.ts';
export { EncodeError, type EncodeErrorCode } from './encode-error.ts';
export { bestMask } from './mask-choice.ts';
export { isMasked, MASKS, type Mask } from './masks.ts';
export { type Message, type MessageOptions, messageFor } from './message.ts';
export {
  type BlockModules,
  blockModules,
  type ModuleCodewords,
  moduleCodewords,
  moduleRoles,
  placeOf,
} from './module-map.ts';
export { isDark, type PreparedCode, type QrCode } from './qr-code.ts';
export { type BlockCodewords, readBlocks } from './read-blocks.ts';
export { type Format, readCode } from './read-code.ts';
export { errorCorrectionOf } from './reed-solomon.ts';
export { renderMask } from './render.ts';
export { Role } from './roles.ts';
export type { Segment } from './segments.ts';
