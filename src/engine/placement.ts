// Codewords into the symbol: pairs of columns from the right, up and down by turns. ISO/IEC 18004:2015, 7.7.3.
//
// The symbol is filled sideways, where a line is a column, so that the bits of a column lie side by side in a word.
// Within a pair of columns the bit stream alternates between right and left. Where both are free for a stretch of
// rows, that stretch takes its bits from the stream at once and splits the odd ones from the even ones; where a
// function pattern covers one of them, the other takes its bits as they come. The stretches are the same for all
// symbols of a version and are found once.

import { MAX_VERSION, totalCodewords } from './capacity.ts';
import { walkFunctionPatterns } from './function-patterns.ts';
import { fillLanes, type Layout, layoutOf, repeatFirstModules, STRIPE, setModule, transpose } from './layout.ts';

/** What is needed to fill symbols of a version. */
interface Form {
  readonly layout: Layout;
  /** Dark modules of the function patterns. */
  readonly dark: Int32Array;
  /** Modules that carry no codeword. */
  readonly reserved: Int32Array;
  /** The stretches in the order of the stream, two numbers each: index of the (right) column's word; `packed`. */
  readonly stretches: Int32Array;
}

/** Rows of a stretch over two columns, at most: its bits are one word of the stream. */
const MAX_PAIRS = 16;

/** Bits of a packed stretch: lowest row within the word, number of rows, and two marks. */
const COUNT_SHIFT = 5;
const BOTH_COLUMNS = 0x400;
const UPWARD = 0x800;

const forms: Form[] = [];

/** The form of a version; the first call draws it. */
export function formOf(version: number): Form {
  forms[version] ??= drawForm(version);
  return forms[version];
}

function drawForm(version: number): Form {
  const layout = layoutOf(version);
  const dark = new Int32Array(layout.stripes * layout.size);
  const reserved = new Int32Array(layout.stripes * layout.size);
  // All function patterns are symmetric about the diagonal, so that one drawing serves upright and sideways.
  walkFunctionPatterns(version, (x, y, _, isDark) => {
    setModule(reserved, layout, x, y);
    if (isDark) setModule(dark, layout, x, y);
  });
  return { layout, dark, reserved, stretches: findStretches(layout, reserved) };
}

function findStretches({ size, stripes }: Layout, reserved: Int32Array): Int32Array {
  const found: number[] = [];
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The vertical timing pattern is skipped as a whole.
    if (right === 6) right = 5;
    for (let i = 0; i < stripes; i++) {
      const stripe = upward ? stripes - 1 - i : i;
      const word = stripe * size + right;
      const rows = Math.min(STRIPE, size - stripe * STRIPE);
      // Bits in the order of travel, the next row's lowest: whether the column is free.
      const inOrder = (free: number) => (upward ? reverseBits(free) >>> (32 - rows) : free);
      let freeRight = inOrder(~reserved[word]);
      let freeLeft = inOrder(~reserved[word - 1]);
      for (let done = 0, count = 0; done < rows; done += count, freeRight >>>= count, freeLeft >>>= count) {
        const isRightFree = freeRight & 1;
        const isLeftFree = freeLeft & 1;
        const isDouble = isRightFree & isLeftFree;
        // The stretch ends before the first row where a column changes between free and covered.
        const changes = (freeRight ^ -isRightFree) | (freeLeft ^ -isLeftFree);
        count = Math.min(isDouble ? MAX_PAIRS : STRIPE, rows - done, Math.clz32(reverseBits(changes)));
        if (!(isRightFree | isLeftFree)) continue;
        const lowest = upward ? rows - done - count : done;
        const marks = (isDouble ? BOTH_COLUMNS : 0) | (upward ? UPWARD : 0);
        found.push(isRightFree ? word : word - 1, lowest | (count << COUNT_SHIFT) | marks);
      }
    }
    upward = !upward;
  }
  return Int32Array.from(found);
}

// The bit stream as words, first bit highest. Reused by every call, with room for what the last stretches take beyond
// the last codeword.
const stream = new Int32Array((totalCodewords(MAX_VERSION) >>> 2) + 3);

/**
 * Writes the symbol with the final codeword sequence (the first `totalCodewords(version)` of `codewords`), complete but
 * for its mask and format information, to the first `symbolWords` of `symbol`: sideways, then upright, lanes filled.
 * Modules that no codeword fills are left light.
 */
export function placeCodewords(version: number, codewords: Uint8Array, symbol: Int32Array): void {
  const { layout, dark, stretches } = formOf(version);
  const { size, whole, stripes, lanes } = layout;
  symbol.set(dark);
  packStream(codewords, totalCodewords(version));

  let position = 0;
  for (let i = 0; i < stretches.length; i += 2) {
    const word = stretches[i];
    const packed = stretches[i + 1];
    const lowest = packed & 31;
    const count = (packed >>> COUNT_SHIFT) & 31;
    const isDouble = (packed & BOTH_COLUMNS) !== 0;
    const bits = isDouble ? 2 * count : count;
    const index = position >>> 5;
    const offset = position & 31;
    position += bits;
    const next = (stream[index] << offset) | ((stream[index + 1] >>> 1) >>> (31 - offset));
    // Going up, the first bit belongs to the highest row; going down, to the lowest.
    const isUpward = (packed & UPWARD) !== 0;
    const taken = isUpward ? next >>> (32 - bits) : reverseBits(next) & (-1 >>> (32 - bits));
    if (isDouble) {
      const right = isUpward ? 1 : 0;
      symbol[word] |= evenBits(taken >>> right) << lowest;
      symbol[word - 1] |= evenBits(taken >>> (1 - right)) << lowest;
    } else {
      symbol[word] |= taken << lowest;
    }
  }
  repeatFirstModules(symbol, layout);
  transpose(symbol, layout);
  if (lanes > 1) {
    fillLanes(symbol, whole * size, layout);
    fillLanes(symbol, (stripes + whole) * size, layout);
  }
}

function packStream(codewords: Uint8Array, count: number): void {
  const words = (count >>> 2) + 3;
  for (let i = 0, from = 0; i < words; i++, from += 4) {
    let word = 0;
    for (let byte = from; byte < from + 4; byte++) word = (word << 8) | (byte < count ? codewords[byte] : 0);
    stream[i] = word;
  }
}

function reverseBits(word: number): number {
  let bits = exchangeNeighbours(word, 1, 0x55555555);
  bits = exchangeNeighbours(bits, 2, 0x33333333);
  bits = exchangeNeighbours(bits, 4, 0x0f0f0f0f);
  bits = exchangeNeighbours(bits, 8, 0x00ff00ff);
  return (bits >>> 16) | (bits << 16);
}

function exchangeNeighbours(word: number, distance: number, mask: number): number {
  return ((word >>> distance) & mask) | ((word & mask) << distance);
}

/** Bits 0, 2, 4, … 30 of a word, moved together into its lower half. */
function evenBits(word: number): number {
  let bits = word & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}
