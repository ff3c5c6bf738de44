export { type Block, blockLayout, type ErrorCorrectionLevel } from './capacity.ts';
export { type EncodeOptions, encode, prepare } from './encode.ts';
export { EncodeError, type EncodeErrorCode } from './encode-error.ts';
export { bestMask } from './mask-choice.ts';
export { type ModuleCodewords, moduleCodewords, moduleRoles } from './module-map.ts';
export { isDark, type Mask, type PreparedCode, type QrCode } from './qr-code.ts';
export { renderMask } from './render.ts';
export { Role } from './roles.ts';
export type { Segment } from './segments.ts';
