// Places codewords in the symbol (ISO/IEC 18004:2015, 7.7.3). Pairs of columns are filled from right to left,
// alternately upward and downward.
//
// The bits are written into the plane `columns`, in which the rows of a column are neighboring bits of a word
// (bit-planes.ts). Where both columns of a pair are free, bits go to them alternately. For the bits a to f of the
// stream:
//
//   going down     left  right         going up     left  right
//      row 0        b     a              row 0       f     e
//      row 1        d     c              row 1       d     c
//      row 2        f     e              row 2       b     a
//
// A whole stretch of such rows is filled at once: every second bit goes to the right column, the others to the left
// one. Where a function pattern covers one column, all bits go to the other. The stretches are the same for all symbols
// of a version, so they are found only once.

import { type BitPlanes, lightPlanes, planeWords, setModule, stripesOf, transpose } from './bit-planes.ts';
import { MAX_VERSION, symbolSize, totalCodewords } from './capacity.ts';
import { walkFunctionPatterns } from './function-patterns.ts';

/** The planes are the same for rows and columns. */
interface Form {
  readonly dark: Int32Array;
  readonly reserved: Int32Array;
  readonly stretches: readonly Stretch[];
}

interface Stretch {
  /** Index of the free column's word; of the right one's, after the left one's, if both are free. */
  readonly word: number;
  readonly firstRow: number;
  readonly rows: number;
  readonly isBoth: boolean;
  readonly isUpward: boolean;
}

/** Maximum rows of a stretch over two columns, so that its bits fit into one word. */
const MAX_ROWS_OF_BOTH = 16;

const forms: Form[] = [];

function formOf(version: number): Form {
  forms[version] ??= drawForm(version);
  return forms[version];
}

function drawForm(version: number): Form {
  const size = symbolSize(version);
  const dark = new Int32Array(planeWords(size));
  const reserved = new Int32Array(planeWords(size));
  // Function patterns are symmetric about the diagonal, so one drawing serves as rows and as columns.
  walkFunctionPatterns(version, (x, y, _, isDark) => {
    setModule(reserved, size, x, y);
    if (isDark) setModule(dark, size, x, y);
  });
  return { dark, reserved, stretches: findStretches(size, reserved) };
}

/** Returns the modules that carry no codeword or remainder bit. The plane is shared between calls: do not modify it. */
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
      // Returns the bits of a column in an order in which the first row to be filled is the lowest bit.
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

const stream = new Int32Array((totalCodewords(MAX_VERSION) >>> 2) + 3);

/** Not masked; format information and dark module are still light. */
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
    // Upward, the first bit belongs to the last row; downward, to the first.
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

function nextBits(position: number, count: number): number {
  const index = position >>> 5;
  const offset = position & 31;
  // In two steps, because a shift by 32 would be a shift by 0.
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

function trailingZeros(word: number): number {
  return word === 0 ? 32 : 31 - Math.clz32(word & -word);
}

/** Returns bits 0, 2, 4, … 30 of a word, moved together into the lower half. */
function everyOtherBit(word: number): number {
  let bits = word & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}
