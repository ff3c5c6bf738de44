export { type Block, blockLayout, type ErrorCorrectionLevel } from './capacity.ts';
export {
  bestMask,
  type EncodeOptions,
  encode,
  isDark,
  type Mask,
  type PreparedCode,
  prepare,
  type QrCode,
  renderMask,
} from './encode.ts';
export { EncodeError, type EncodeErrorCode } from './encode-error.ts';
export { type ModuleCodewords, moduleCodewords, moduleRoles } from './module-map.ts';
export { Role } from './roles.ts';
export type { Segment } from './segments.ts';
