// Applies a mask to a prepared symbol. ISO/IEC 18004:2015, 7.8.1.

import { stripesOf } from './bit-planes.ts';
import { requireInteger, symbolSize } from './capacity.ts';
import { maskPlanes } from './mask-planes.ts';
import type { Mask } from './masks.ts';
import type { PreparedCode, QrCode } from './qr-code.ts';

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
