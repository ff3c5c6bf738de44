import { type BitPlanes, stripesOf } from './bit-planes.ts';
import type { ErrorCorrectionLevel } from './block-table.ts';
import { requireInteger, symbolSize } from './capacity.ts';
import { type Mask, maskPlanes } from './masks.ts';

/** A complete symbol without its quiet zone. */
export interface QrCode {
  /** 1 to 40. */
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  readonly mask: Mask;
  readonly size: number;
  /** 32-bit words in each row. */
  readonly stride: number;
  /** `size * stride` words. Module x of row y is bit `x & 31` of `rows[y * stride + (x >>> 5)]`; 1 is dark. */
  readonly rows: Uint32Array;
}

export interface PreparedCode {
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  /** The final, interleaved sequence of data and error correction codewords. Must not be modified. */
  readonly codewords: Uint8Array;
  /** The modules. Those of the format information and the dark module are still light. Must not be modified. */
  readonly symbol: BitPlanes;
}

/** Returns whether the module in column `x` of row `y` is dark; both must be 0 to `size - 1`. */
export function isDark(code: QrCode, x: number, y: number): boolean {
  return ((code.rows[y * code.stride + (x >>> 5)] >>> (x & 31)) & 1) === 1;
}

/** Returns the symbol of a prepared code with the given mask. Throws a `RangeError` unless the mask is 0 to 7. */
export function renderMask({ version, level, symbol }: PreparedCode, mask: Mask): QrCode {
  requireInteger(mask, 'mask', 0, 7);
  const size = symbolSize(version);
  const stride = stripesOf(size);
  const inverted = maskPlanes(version, level)[mask];
  const rows = new Uint32Array(size * stride);
  // A plane is stored stripe by stripe, a finished code row by row.
  for (let stripe = 0, from = 0; stripe < stride; stripe++) {
    for (let y = 0; y < size; y++, from++) rows[y * stride + stripe] = symbol[from] ^ inverted[from];
  }
  return { version, level, mask, size, stride, rows };
}
