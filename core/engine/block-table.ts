// Error correction levels, and the division of every symbol's codewords into Reed–Solomon blocks: ISO/IEC 18004:2015,
// 7.5.1, Table 9. The whole table is in testing/printed-blocks.ts. All of it follows from two of its columns.

/** The levels in ascending order. They can correct about 7, 15, 25 and 30% of the codewords. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const;

export type ErrorCorrectionLevel = (typeof LEVELS)[number];

export function requireLevel(level: ErrorCorrectionLevel): void {
  if (!LEVELS.includes(level)) throw new RangeError(`level must be L, M, Q or H, got ${level}`);
}

/** A line for each version, in it for each level the error correction codewords of a block, and the number of blocks. */
const BLOCK_TABLE = `
  7x1 10x1 13x1 17x1
  10x1 16x1 22x1 28x1
  15x1 26x1 18x2 22x2
  20x1 18x2 26x2 16x4
  26x1 24x2 18x4 22x4
  18x2 16x4 24x4 28x4
  20x2 18x4 18x6 26x5
  24x2 22x4 22x6 26x6
  30x2 22x5 20x8 24x8
  18x4 26x5 24x8 28x8
  20x4 30x5 28x8 24x11
  24x4 22x8 26x10 28x11
  26x4 22x9 24x12 22x16
  30x4 24x9 20x16 24x16
  22x6 24x10 30x12 24x18
  24x6 28x10 24x17 30x16
  28x6 28x11 28x16 28x19
  30x6 26x13 28x18 28x21
  28x7 26x14 26x21 26x25
  28x8 26x16 30x20 28x25
  28x8 26x17 28x23 30x25
  28x9 28x17 30x23 24x34
  30x9 28x18 30x25 30x30
  30x10 28x20 30x27 30x32
  26x12 28x21 30x29 30x35
  28x12 28x23 28x34 30x37
  30x12 28x25 30x34 30x40
  30x13 28x26 30x35 30x42
  30x14 28x28 30x38 30x45
  30x15 28x29 30x40 30x48
  30x16 28x31 30x43 30x51
  30x17 28x33 30x45 30x54
  30x18 28x35 30x48 30x57
  30x19 28x37 30x51 30x60
  30x19 28x38 30x53 30x63
  30x20 28x40 30x56 30x66
  30x21 28x43 30x59 30x70
  30x22 28x45 30x62 30x74
  30x24 28x47 30x65 30x77
  30x25 28x49 30x68 30x81
`
  .match(/\d+/g)!
  .map(Number);

/** Returns the error correction codewords of each block, and the number of blocks. */
export function blocksOf(version: number, level: ErrorCorrectionLevel): [errorCorrection: number, blocks: number] {
  const index = 8 * (version - 1) + 2 * LEVELS.indexOf(level);
  return [BLOCK_TABLE[index], BLOCK_TABLE[index + 1]];
}
