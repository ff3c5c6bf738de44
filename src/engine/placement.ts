// Codewords into the symbol: pairs of columns from the right, up and down by turns. ISO/IEC 18004:2015, 7.7.3.
//
// The columns of the symbol are filled, where the rows of a column are neighboring bits of a word (bit-planes.ts).
// Where both columns of a pair are free, they take turns. Of the bits a to f of the stream:
//
//   going down     left  right         going up     left  right
//      row 0        b     a              row 0       f     e
//      row 1        d     c              row 1       d     c
//      row 2        f     e              row 2       b     a
//
// A whole stretch of such rows is filled at once: every other bit goes to the right column, the rest to the left one.
// Where a function pattern covers one column, the other takes the bits as they come. The stretches are the same for all
// symbols of a version and are found once.

import { type BitPlanes, lightPlanes, planeWords, setModule, stripesOf, transpose } from './bit-planes.ts';
import { MAX_VERSION, symbolSize, totalCodewords } from './capacity.ts';
import { walkFunctionPatterns } from './function-patterns.ts';

/** What is needed to fill symbols of a version. */
interface Form {
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

/** Returns the form of a version. The first call for a version draws it. */
function formOf(version: number): Form {
  forms[version] ??= drawForm(version);
  return forms[version];
}

function drawForm(version: number): Form {
  const size = symbolSize(version);
  const dark = new Int32Array(planeWords(size));
  const reserved = new Int32Array(planeWords(size));
  // All function patterns are symmetric about the diagonal, so one drawing serves as rows and as columns.
  walkFunctionPatterns(version, (x, y, _, isDark) => {
    setModule(reserved, size, x, y);
    if (isDark) setModule(dark, size, x, y);
  });
  return { dark, reserved, stretches: findStretches(size, reserved) };
}

/**
 * Returns the modules that carry no codeword, as a plane; it is the same in rows and in columns. The plane is shared
 * between calls: do not modify it.
 */
export function reservedModules(version: number): Int32Array {
  return formOf(version).reserved;
}

function findStretches(size: number, reserved: Int32Array): Stretch[] {
  const stripes = stripesOf(size);
  const stretches: Stretch[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The vertical timing pattern is skipped as a whole.
    if (right === 6) right = 5;
    for (let i = 0; i < stripes; i++) {
      const stripe = isUpward ? stripes - 1 - i : i;
      const word = stripe * size + right;
      const end = Math.min(32, size - 32 * stripe);
      // Whether each column is free, the next row's bit lowest.
      const inOrder = (free: number): number => (isUpward ? reverseBits(free) >>> (32 - end) : free);
      let freeRight = inOrder(~reserved[word]);
      let freeLeft = inOrder(~reserved[word - 1]);
      for (let done = 0, rows = 0; done < end; done += rows, freeRight >>>= rows, freeLeft >>>= rows) {
        const isRightFree = (freeRight & 1) === 1;
        const isLeftFree = (freeLeft & 1) === 1;
        const isBoth = isRightFree && isLeftFree;
        const differs = (isRightFree ? ~freeRight : freeRight) | (isLeftFree ? ~freeLeft : freeLeft);
        rows = Math.min(isBoth ? MAX_ROWS_OF_BOTH : 32, end - done, trailingZeros(differs));
        if (!isRightFree && !isLeftFree) continue;
        const firstRow = isUpward ? end - done - rows : done;
        stretches.push({ word: isRightFree ? word : word - 1, firstRow, rows, isBoth, isUpward });
      }
    }
    isUpward = !isUpward;
  }
  return stretches;
}

/**
 * The bit stream as words, first bit highest; scratch of `placeCodewords`. The zeros after the last codeword are the
 * remainder bits.
 */
const stream = new Int32Array((totalCodewords(MAX_VERSION) >>> 2) + 3);

/**
 * Returns the symbol with the final codeword sequence, `totalCodewords(version)` bytes: complete except for its mask,
 * format information and the dark module, which are light.
 */
export function placeCodewords(version: number, codewords: Uint8Array): BitPlanes {
  const { dark, stretches } = formOf(version);
  const size = symbolSize(version);
  const planes = lightPlanes(size);
  const columns = planeWords(size);
  planes.set(dark, columns);
  packStream(codewords);

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
      planes[columns + word] |= everyOtherBit(right) << firstRow;
      planes[columns + word - 1] |= everyOtherBit(left) << firstRow;
    } else {
      planes[columns + word] |= inRows << firstRow;
    }
  }
  transpose(planes, size, 'rows');
  return planes;
}

function packStream(codewords: Uint8Array): void {
  const words = (codewords.length >>> 2) + 3;
  for (let i = 0, from = 0; i < words; i++, from += 4) {
    let word = 0;
    for (let byte = from; byte < from + 4; byte++) word = (word << 8) | (byte < codewords.length ? codewords[byte] : 0);
    stream[i] = word;
  }
}

/** Returns `count` bits of the stream (1 to 32) from `position` on, the last one lowest. */
function nextBits(position: number, count: number): number {
  const index = position >>> 5;
  const offset = position & 31;
  // A shift by 32 would shift by 0.
  const word = (stream[index] << offset) | ((stream[index + 1] >>> 1) >>> (31 - offset));
  return word >>> (32 - count);
}

function reverseBits(word: number): number {
  let bits = exchangeNeighbors(word, 1, 0x55555555);
  bits = exchangeNeighbors(bits, 2, 0x33333333);
  bits = exchangeNeighbors(bits, 4, 0x0f0f0f0f);
  bits = exchangeNeighbors(bits, 8, 0x00ff00ff);
  return (bits >>> 16) | (bits << 16);
}

function exchangeNeighbors(word: number, distance: number, mask: number): number {
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
