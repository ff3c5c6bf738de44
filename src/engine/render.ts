// A prepared symbol and one of its masks, put together. ISO/IEC 18004:2015, 7.8.1.

import type { ErrorCorrectionLevel } from './capacity.ts';
import { layoutOf, STRIPE } from './layout.ts';
import { candidateWords, maskPlanes } from './mask-planes.ts';

/** The rows of the masked symbol, `stride` words each, module x in bit `x & 31` of word `x >>> 5`. */
export function renderRows(
  symbol: Int32Array,
  version: number,
  level: ErrorCorrectionLevel,
  mask: number,
  stride: number,
): Uint32Array {
  const layout = layoutOf(version);
  const { size, stripes } = layout;
  const planes = maskPlanes(version, level).upright;
  const rows = new Uint32Array(size * stride);
  for (let stripe = 0; stripe < stripes; stripe++) {
    const { start, shift, bits } = candidateWords(layout, mask, stripe);
    const offset = (stripe * STRIPE) & 31;
    let word = (stripe * STRIPE) >>> 5;
    for (let line = 0, from = (stripes + stripe) * size; line < size; line++, from++, word += stride) {
      const modules = ((symbol[from] ^ planes[start + line]) >>> shift) & bits;
      rows[word] |= modules << offset;
      // Nothing reaches over the end of a row.
      rows[word + 1] |= (modules >>> 1) >>> (31 - offset);
    }
  }
  return rows;
}
