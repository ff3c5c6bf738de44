// The eight data masks, each with its format information, ready to be combined with a symbol by exclusive or.
// ISO/IEC 18004:2015, 7.8.2 with Table 10, and 7.9.

import type { ErrorCorrectionLevel } from './capacity.ts';
import { formatBits, formatPositions } from './format-information.ts';
import { type Layout, STRIPE, setModule } from './layout.ts';
import { formOf } from './placement.ts';

/** For each mask, whether it inverts the module in row i and column j. */
const MASKS: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => ((i >> 1) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Every mask repeats after twelve rows and after twelve columns. */
const PERIOD = 12;

const drawn: Readonly<Record<ErrorCorrectionLevel, Int32Array[]>> = { L: [], M: [], Q: [], H: [] };

/**
 * What the eight candidates of a version and level invert: `candidateStripes` stripes sideways, then as many upright.
 * The symbol has light modules where format information and the dark module go, so that inverting draws them too. The
 * first call draws the planes (up to 70 kB, kept).
 */
export function maskPlanes(version: number, level: ErrorCorrectionLevel): Int32Array {
  const ofLevel = drawn[level];
  ofLevel[version] ??= drawPlanes(version, level);
  return ofLevel[version];
}

function drawPlanes(version: number, level: ErrorCorrectionLevel): Int32Array {
  const { layout, reserved } = formOf(version);
  const { size, whole, stripes, candidateStripes } = layout;
  const planes = new Int32Array(2 * candidateStripes * size);
  for (let mask = 0; mask < 8; mask++) {
    for (const isUpright of [false, true]) {
      const fixed = new Int32Array(stripes * size);
      const draw = (x: number, y: number) => setModule(fixed, layout, isUpright ? y : x, isUpright ? x : y);
      for (let bit = 0; bit < 15; bit++) {
        if ((formatBits(level, mask) >>> bit) & 1) for (const [x, y] of formatPositions(bit, size)) draw(x, y);
      }
      draw(8, size - 8);
      // One period of the mask as words of twelve bits, twice each, so that any twelve in a row are at hand.
      const tile: number[] = [];
      for (let line = 0; line < PERIOD; line++) {
        tile[line] = 0;
        for (let place = 0; place < PERIOD; place++) {
          if (isUpright ? MASKS[mask](line, place) : MASKS[mask](place, line)) tile[line] |= 0x1001 << place;
        }
      }
      for (let stripe = 0; stripe < stripes; stripe++) {
        const { start, shift, bits } = candidateWords(layout, mask, stripe);
        const words = tile.map((line) => {
          const period = (line >>> ((stripe * STRIPE) % PERIOD)) & 0xfff;
          return (period | (period << PERIOD) | (period << (2 * PERIOD))) & (stripe < whole ? -1 : bits);
        });
        let to = isUpright ? candidateStripes * size + start : start;
        for (let line = 0, i = stripe * size; line < size; line++, i++) {
          planes[to++] |= ((words[line % PERIOD] & ~reserved[i]) | fixed[i]) << shift;
        }
      }
    }
  }
  return planes;
}

/** Where a candidate's stripe lies among all candidates': its first word, its lane's shift, and its modules' bits. */
export function candidateWords(
  { size, whole, rest, laneBits, lanes }: Layout,
  mask: number,
  stripe: number,
): { start: number; shift: number; bits: number } {
  if (stripe < whole) return { start: (mask * whole + stripe) * size, shift: 0, bits: 0x7fffffff };
  const shared = 8 * whole + Math.floor(mask / lanes);
  return { start: shared * size, shift: (mask % lanes) * laneBits, bits: (1 << rest) - 1 };
}
