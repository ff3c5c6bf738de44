// The eight data masks, each with its format information, ready to be combined with a symbol by exclusive or.
// ISO/IEC 18004:2015, 7.8.2 and 7.9.
//
// A plane has a one for every module that a candidate inverts. The symbol has light modules where format information and
// the dark module go, so that inverting draws them, too.

import { formatBits, formatPositions } from './format-information.ts';
import { type Layout, STRIPE, setModule } from './layout.ts';
import type { ErrorCorrectionLevel } from './level.ts';
import { isMasked, MASK_PERIOD, MASKS, type Mask } from './masks.ts';
import { formOf } from './placement.ts';

const drawn: Readonly<Record<ErrorCorrectionLevel, Int32Array[]>> = { L: [], M: [], Q: [], H: [] };

/**
 * What the eight candidates of a version and level invert: all their stripes sideways, then all upright. The first call
 * draws the planes (up to 70 kB, kept).
 */
export function maskPlanes(version: number, level: ErrorCorrectionLevel): Int32Array {
  const ofLevel = drawn[level];
  ofLevel[version] ??= drawPlanes(version, level);
  return ofLevel[version];
}

/** Words of lines in both directions. */
interface BothWays {
  readonly sideways: Int32Array;
  readonly upright: Int32Array;
}

function drawPlanes(version: number, level: ErrorCorrectionLevel): Int32Array {
  const { layout, reserved } = formOf(version);
  const half = layout.candidateStripes.length * layout.size;
  const planes = new Int32Array(2 * half);
  for (const mask of MASKS) {
    const { sideways, upright } = drawFormat(layout, formatBits(level, mask));
    const period = drawPeriod(mask);
    addMask(sideways, period.sideways, reserved, layout);
    addMask(upright, period.upright, reserved, layout);
    store(sideways, planes.subarray(0, half), layout, mask);
    store(upright, planes.subarray(half), layout, mask);
  }
  return planes;
}

/** Format information and the dark module. */
function drawFormat(layout: Layout, format: number): BothWays {
  const { size, stripes } = layout;
  const sideways = new Int32Array(stripes * size);
  const upright = new Int32Array(stripes * size);
  const draw = (x: number, y: number): void => {
    setModule(sideways, layout, x, y);
    setModule(upright, layout, y, x);
  };
  for (let bit = 0; bit < 15; bit++) {
    if ((format >>> bit) & 1) for (const [x, y] of formatPositions(bit, size)) draw(x, y);
  }
  draw(8, size - 8);
  return { sideways, upright };
}

/** One period of a mask: for each line a word of twelve bits, one for each place. */
function drawPeriod(mask: Mask): BothWays {
  const sideways = new Int32Array(MASK_PERIOD);
  const upright = new Int32Array(MASK_PERIOD);
  for (let y = 0; y < MASK_PERIOD; y++) {
    for (let x = 0; x < MASK_PERIOD; x++) {
      if (!isMasked(mask, x, y)) continue;
      sideways[x] |= 1 << y;
      upright[y] |= 1 << x;
    }
  }
  return { sideways, upright };
}

/** Adds a mask to the words of a symbol, but for the modules in `reserved`. */
function addMask(words: Int32Array, period: Int32Array, reserved: Int32Array, { size, stripes }: Layout): void {
  for (let stripe = 0, i = 0; stripe < stripes; stripe++) {
    const masked = period.map((line) => repeatPeriod(line, stripe * STRIPE));
    for (let line = 0; line < size; line++, i++) words[i] |= masked[line % MASK_PERIOD] & ~reserved[i];
  }
}

/** 32 places of a line that repeats `period`, from place `first` on. */
function repeatPeriod(period: number, first: number): number {
  const offset = first % MASK_PERIOD;
  const fromFirst = (period >>> offset) | (period << (MASK_PERIOD - offset));
  const twelve = fromFirst & ((1 << MASK_PERIOD) - 1);
  return twelve | (twelve << MASK_PERIOD) | (twelve << (2 * MASK_PERIOD));
}

/** Writes a candidate's words to where they lie among all candidates': its whole stripes, and its lane of the rest. */
function store(words: Int32Array, candidates: Int32Array, layout: Layout, mask: Mask): void {
  const { size, whole, rest } = layout;
  candidates.set(words.subarray(0, whole * size), mask * whole * size);
  if (rest === 0) return;
  const { start, shift, bits } = candidateWords(layout, mask, whole);
  for (let line = 0; line < size; line++) candidates[start + line] |= (words[whole * size + line] & bits) << shift;
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
