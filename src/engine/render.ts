// A prepared symbol and one of its masks, put together. ISO/IEC 18004:2015, 7.8.1.

import { layoutOf, STRIPE } from './layout.ts';
import { candidateWords, maskPlanes } from './mask-planes.ts';
import type { Mask } from './masks.ts';
import type { PreparedCode, QrCode } from './qr-code.ts';
import { requireInteger } from './require-integer.ts';

/** The symbol of a prepared code with any of the eight masks. */
export function renderMask({ version, level, symbol }: PreparedCode, mask: Mask): QrCode {
  requireInteger(mask, 'mask', 0, 7);
  const layout = layoutOf(version);
  const { size, stripes, candidateStripes } = layout;
  const planes = maskPlanes(version, level);
  const stride = (size + 31) >>> 5;
  const rows = new Uint32Array(size * stride);
  for (let stripe = 0; stripe < stripes; stripe++) {
    const { start, shift, bits } = candidateWords(layout, mask, stripe);
    const offset = (stripe * STRIPE) & 31;
    let word = (stripe * STRIPE) >>> 5;
    let from = (stripes + stripe) * size;
    let inverted = candidateStripes.length * size + start;
    for (const end = from + size; from < end; from++, inverted++, word += stride) {
      const modules = ((symbol[from] ^ planes[inverted]) >>> shift) & bits;
      rows[word] |= modules << offset;
      // Nothing reaches over the end of a row.
      rows[word + 1] |= (modules >>> 1) >>> (31 - offset);
    }
  }
  return { version, level, mask, size, stride, rows };
}
