// The eight data masks, each with its format information, ready to be combined with a symbol by exclusive or.
// ISO/IEC 18004:2015, 7.8.2 with Table 10, and 7.9.

import type { ErrorCorrectionLevel } from './capacity.ts';
import { formatBits, formatPositions } from './format-information.ts';
import { type Layout, STRIPE } from './layout.ts';
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

/**
 * What the eight candidates invert, upright and sideways: `candidateStripes` stripes of `Layout`. The symbol has light
 * modules where format information and the dark module go, so that inverting draws them too.
 */
export interface MaskPlanes {
  readonly upright: Int32Array;
  readonly sideways: Int32Array;
}

const drawn: Readonly<Record<ErrorCorrectionLevel, MaskPlanes[]>> = { L: [], M: [], Q: [], H: [] };

/** The mask planes of a version and level; the first call draws them (up to 70 kB, kept). */
export function maskPlanes(version: number, level: ErrorCorrectionLevel): MaskPlanes {
  const ofLevel = drawn[level];
  ofLevel[version] ??= { upright: drawPlane(version, level, false), sideways: drawPlane(version, level, true) };
  return ofLevel[version];
}

function drawPlane(version: number, level: ErrorCorrectionLevel, isSideways: boolean): Int32Array {
  const { layout, reserved } = formOf(version);
  const { size, candidateStripes } = layout;
  const plane = new Int32Array(candidateStripes * size);
  const set = (mask: number, x: number, y: number) =>
    setCandidateModule(plane, layout, mask, isSideways ? x : y, isSideways ? y : x);
  for (const [mask, isInverted] of MASKS.entries()) {
    // One period of the mask as words of twelve bits.
    const tile: number[] = [];
    for (let line = 0; line < PERIOD; line++) {
      tile[line] = 0;
      for (let place = 0; place < PERIOD; place++) {
        if (isSideways ? isInverted(place, line) : isInverted(line, place)) tile[line] |= 1 << place;
      }
    }
    drawMask(plane, layout, reserved, mask, tile);
    const format = formatBits(level, mask);
    for (let bit = 0; bit < 15; bit++) {
      if (((format >>> bit) & 1) === 0) continue;
      for (const [x, y] of formatPositions(bit, size)) set(mask, x, y);
    }
    set(mask, 8, size - 8);
  }
  return plane;
}

/** Repeats a tile over the free modules of one candidate. */
function drawMask(plane: Int32Array, layout: Layout, reserved: Int32Array, mask: number, tile: number[]): void {
  const { size, whole, stripes } = layout;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const { start, shift, bits } = candidateWords(layout, mask, stripe);
    const phase = (stripe * STRIPE) % PERIOD;
    // The last module of a line has no next one to repeat in bit 31.
    const within = stripe < whole && stripe + 1 < stripes ? -1 : bits;
    const words = tile.map((line) => {
      const turned = ((line | (line << PERIOD)) >>> phase) & 0xfff;
      return (turned | (turned << PERIOD) | (turned << (2 * PERIOD))) & within;
    });
    for (let line = 0, place = 0; line < size; line++) {
      plane[start + line] |= (words[place] & ~reserved[stripe * size + line]) << shift;
      if (++place === PERIOD) place = 0;
    }
  }
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

/** Sets one module of one candidate, and its repetition. */
export function setCandidateModule(
  planes: Int32Array,
  layout: Layout,
  mask: number,
  line: number,
  place: number,
): void {
  const stripe = Math.floor(place / STRIPE);
  const offset = place - stripe * STRIPE;
  const { start, shift } = candidateWords(layout, mask, stripe);
  planes[start + line] |= 1 << (offset + shift);
  if (offset === 0 && stripe > 0) planes[candidateWords(layout, mask, stripe - 1).start + line] |= 1 << 31;
}
