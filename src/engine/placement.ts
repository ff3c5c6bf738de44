// Codewords into the symbol: pairs of columns from the right, up and down by turns. ISO/IEC 18004:2015, 7.7.3.
//
// The symbol is filled sideways, where a line is a column, so that the rows of a column lie side by side in a word.
// Where both columns of a pair are free for some rows, these take turns: of the bits a to f of the stream,
//
//   going down     left  right         going up     left  right
//      row 0        b     a              row 0       f     e
//      row 1        d     c              row 1       d     c
//      row 2        f     e              row 2       b     a
//
// So a whole stretch of rows is filled at once: its bits are split into every other one for the right column and the
// rest for the left one. Where a function pattern covers one of the columns, the other takes its bits as they come. The
// stretches are the same for all symbols of a version and are found once.

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
  /** In the order of the stream. */
  readonly stretches: readonly Stretch[];
}

/** Rows of a pair of columns, one after another in a word, in which the same columns are free. */
interface Stretch {
  /** Index of the column's word; of the right one's, where both are free. The left one's is one less. */
  readonly word: number;
  /** The word's bit for the uppermost row. */
  readonly firstRow: number;
  readonly rows: number;
  readonly isBoth: boolean;
  readonly isUpward: boolean;
}

/** Rows of a stretch over two columns, at most: its bits are one word of the stream. */
const MAX_ROWS_OF_BOTH = 16;

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

function findStretches({ size, stripes }: Layout, reserved: Int32Array): Stretch[] {
  const stretches: Stretch[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The vertical timing pattern is skipped as a whole.
    if (right === 6) right = 5;
    for (let i = 0; i < stripes; i++) {
      const stripe = isUpward ? stripes - 1 - i : i;
      const word = stripe * size + right;
      const end = Math.min(STRIPE, size - stripe * STRIPE);
      // Whether each column is free, the next row's bit lowest.
      const inOrder = (free: number): number => (isUpward ? reverseBits(free) >>> (32 - end) : free);
      let freeRight = inOrder(~reserved[word]);
      let freeLeft = inOrder(~reserved[word - 1]);
      for (let done = 0, rows = 0; done < end; done += rows, freeRight >>>= rows, freeLeft >>>= rows) {
        const isRightFree = (freeRight & 1) === 1;
        const isLeftFree = (freeLeft & 1) === 1;
        const isBoth = isRightFree && isLeftFree;
        const differs = (isRightFree ? ~freeRight : freeRight) | (isLeftFree ? ~freeLeft : freeLeft);
        rows = Math.min(isBoth ? MAX_ROWS_OF_BOTH : STRIPE, end - done, trailingZeros(differs));
        if (!isRightFree && !isLeftFree) continue;
        const firstRow = isUpward ? end - done - rows : done;
        stretches.push({ word: isRightFree ? word : word - 1, firstRow, rows, isBoth, isUpward });
      }
    }
    isUpward = !isUpward;
  }
  return stretches;
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
  for (let i = 0; i < stretches.length; i++) {
    const { word, firstRow, rows, isBoth, isUpward } = stretches[i];
    const count = isBoth ? 2 * rows : rows;
    const bits = nextBits(position, count);
    position += count;
    // Going up, the first bit is for the last row; going down, for the first.
    const inRows = isUpward ? bits : reverseBits(bits) >>> (32 - count);
    if (isBoth) {
      const right = isUpward ? inRows >>> 1 : inRows;
      const left = isUpward ? inRows : inRows >>> 1;
      symbol[word] |= everyOtherBit(right) << firstRow;
      symbol[word - 1] |= everyOtherBit(left) << firstRow;
    } else {
      symbol[word] |= inRows << firstRow;
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

/** `count` bits of the stream (1 to 32) from `position` on, the last one lowest. */
function nextBits(position: number, count: number): number {
  const index = position >>> 5;
  const offset = position & 31;
  // A shift by 32 would be none.
  const word = (stream[index] << offset) | ((stream[index + 1] >>> 1) >>> (31 - offset));
  return word >>> (32 - count);
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

/** The number of zeros below the lowest one, 0 to 32. */
function trailingZeros(word: number): number {
  return word === 0 ? 32 : 31 - Math.clz32(word & -word);
}

/** Bits 0, 2, 4, … 30 of a word, moved together into its lower half. */
function everyOtherBit(word: number): number {
  let bits = word & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}
