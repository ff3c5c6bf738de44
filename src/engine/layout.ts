// How the engine keeps modules in 32-bit words while it works. Not in the standard: this is what makes it fast.
//
// A symbol is kept twice: *upright*, where a line is a row, and *sideways*, where a line is a column. Everything that
// the standard says about rows and columns is then said once, about lines.
//
//   stripe 0                        stripe 1              …   last stripe
//   ┌──────────────────────────┬─┐  ┌──────────────────…      ┌───────────┐
//   │ modules 0 … 30 of line 0 │31│  │ modules 31 … 61          │ the rest  │   word 0 of each stripe: line 0
//   │ modules 0 … 30 of line 1 │31│  │                          │           │   word 1 of each stripe: line 1
//
// A line is cut into stripes of 31 modules, one word each, lowest bit first. Bit 31 repeats the first module of the
// next stripe, so that `word ^ (word >>> 1)` compares all neighbours without a carry from word to word.
// The words of a stripe lie one after another, line by line: rules about lines that follow each other, for 31 places
// at once, are loops over consecutive words.
//
// The rest of a line (0 to 30 modules) fills only part of a word. Where a quarter or half of the word is enough, the
// rests of several mask candidates share one word, each in its lane of 8 or 16 bits. That spares a third of all work
// for versions 4 and 5, which short links get.
//
// The first row of version 4, for one, has 33 modules: a stripe and a rest of two. With only its finder patterns in it,
//
//   module     0 1 2 3 4 5 6 7 …           … 25 26 27 28 29 30 │ 31 32
//              ■ ■ ■ ■ ■ ■ ■ □ …           …  □  ■  ■  ■  ■  ■ │  ■  ■
//
// it is 0x7c00007f in stripe 0, with bit 31, for module 31, 0xfc00007f; and 0x03 in the last stripe, with the rests of
// four candidates 0x03030303.

import { symbolSize } from './capacity.ts';
import { MASKS } from './masks.ts';

/** Modules of a whole stripe. */
export const STRIPE = 31;

/** The bits of a whole stripe. */
const WHOLE = 0x7fffffff;

/** The measures of the layout for one version. */
export interface Layout {
  /** Modules along one side, which is also the number of lines. */
  readonly size: number;
  /** Whole stripes, 0 to 5. */
  readonly whole: number;
  /** Modules of a line beyond the whole stripes, 0 to 30. */
  readonly rest: number;
  /** All stripes, the rest's included. */
  readonly stripes: number;
  /** Candidates that share a word of the rest: 4, 2 or 1. */
  readonly lanes: number;
  /** Bits from one candidate's rest to the next one's in a shared word: 8, 16 or 32, and more than the rest. */
  readonly laneBits: number;
  /** All eight candidates: whole stripes, mask after mask, then the shared ones. */
  readonly candidateStripes: readonly CandidateStripe[];
}

/** One stripe of a mask candidate, or of several that share its words. */
export interface CandidateStripe {
  /** The symbol's stripe that it belongs to. */
  readonly stripe: number;
  /** For each byte of its words, from the lowest, the mask whose candidate has it. */
  readonly masks: readonly number[];
  /** Which bits of its words are modules. */
  readonly places: number;
  /** Those of them that have a next module in the line. */
  readonly pairs: number;
}

const layouts: Layout[] = [];

/** The layout of a version. */
export function layoutOf(version: number): Layout {
  layouts[version] ??= measure(symbolSize(version));
  return layouts[version];
}

function measure(size: number): Layout {
  const whole = Math.floor(size / STRIPE);
  const rest = size - whole * STRIPE;
  const stripes = rest === 0 ? whole : whole + 1;
  const lanes = rest === 0 || rest > 15 ? 1 : rest > 7 ? 2 : 4;
  const laneBits = 32 / lanes;

  const candidateStripes: CandidateStripe[] = [];
  for (const mask of MASKS) {
    for (let stripe = 0; stripe < whole; stripe++) {
      // The last module of a line has no next one.
      const pairs = stripe + 1 < stripes ? WHOLE : WHOLE >>> 1;
      candidateStripes.push({ stripe, masks: [mask, mask, mask, mask], places: WHOLE, pairs });
    }
  }
  for (let mask = 0; rest > 0 && mask < MASKS.length; mask += lanes) {
    const places = inAllLanes((1 << rest) - 1, lanes);
    const pairs = inAllLanes((1 << (rest - 1)) - 1, lanes);
    const masks = [0, 1, 2, 3].map((byte) => mask + Math.floor((byte * lanes) / 4));
    candidateStripes.push({ stripe: whole, masks, places, pairs });
  }
  return { size, whole, rest, stripes, lanes, laneBits, candidateStripes };
}

/** A word with the bits of its lowest lane in all of its lanes. */
function inAllLanes(bits: number, lanes: number): number {
  let word = bits;
  if (lanes === 4) word |= word << 8;
  if (lanes >= 2) word |= word << 16;
  return word;
}

/** Words of a symbol of this size: sideways, then upright. */
export function symbolWords(size: number): number {
  return 2 * Math.ceil(size / STRIPE) * size;
}

/** Sets one module of a line, and its repetition in bit 31. */
export function setModule(words: Int32Array, { size }: Layout, line: number, place: number): void {
  const word = Math.floor(place / STRIPE) * size + line;
  words[word] |= 1 << (place % STRIPE);
  if (place > 0 && place % STRIPE === 0) words[word - size] |= 1 << 31;
}

/** Renews bit 31 of all words after the others have changed. */
export function repeatFirstModules(words: Int32Array, { size, stripes }: Layout): void {
  for (let i = 0, next = size; next < stripes * size; i++, next++) {
    words[i] = (words[i] & 0x7fffffff) | (words[next] << 31);
  }
}

/** 32 × 32 bits. */
const block = new Int32Array(32);

/**
 * Writes the same symbol with lines and places exchanged: reads the first `stripes` stripes of `words`, whose bits 31
 * are renewed, and writes the next `stripes`.
 */
export function transpose(words: Int32Array, { size, stripes }: Layout): void {
  for (let from = 0; from < stripes; from++) {
    for (let to = 0; to < stripes; to++) {
      const source = from * size + to * STRIPE;
      const lines = Math.min(32, size - to * STRIPE);
      for (let i = 0; i < lines; i++) block[i] = words[source + i];
      for (let i = lines; i < 32; i++) block[i] = 0;
      exchangeSquares(16, 0x0000ffff);
      exchangeSquares(8, 0x00ff00ff);
      exchangeSquares(4, 0x0f0f0f0f);
      exchangeSquares(2, 0x33333333);
      exchangeSquares(1, 0x55555555);
      const target = (stripes + to) * size + from * STRIPE;
      const places = Math.min(32, size - from * STRIPE);
      for (let i = 0; i < places; i++) words[target + i] = block[i];
    }
  }
}

/**
 * Exchanges the two squares beside the diagonal in each square of twice their side along the diagonal of `block`; `mask`
 * has every other group of `side` ones. Done for 16 × 16, 8 × 8 and so on, this turns the block about its diagonal.
 */
function exchangeSquares(side: number, mask: number): void {
  // All rows whose number has no `side` in it, in base two: the upper ones of each two squares.
  for (let i = 0; i < 32; i = (i + side + 1) & ~side) {
    const upper = block[i];
    const lower = block[i + side];
    const swap = ((upper >>> side) ^ lower) & mask;
    block[i] = upper ^ (swap << side);
    block[i + side] = lower ^ swap;
  }
}

/** Copies the rest of each line into all lanes of its word, from word `start` on for `size` lines. */
export function fillLanes(words: Int32Array, start: number, { size, lanes }: Layout): void {
  for (let i = start; i < start + size; i++) words[i] = inAllLanes(words[i], lanes);
}
