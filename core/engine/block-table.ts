// Error correction levels, and the division of every symbol's codewords into Reed–Solomon blocks: ISO/IEC 18004:2015,
// 7.5.1, Table 9. Its other columns follow from these two; testing/printed-blocks.ts has all of them, as printed.

/** The levels in ascending order. They can correct about 7, 15, 25 and 30% of the codewords. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const;

export type ErrorCorrectionLevel = (typeof LEVELS)[number];

export function requireLevel(level: ErrorCorrectionLevel): void {
  if (!LEVELS.includes(level)) throw new RangeError(`level must be L, M, Q or H, got ${level}`);
}

type ByLevel = Readonly<Record<ErrorCorrectionLevel, readonly number[]>>;

/** Error correction codewords of each block, for versions 1 to 40. */
// biome-ignore format: ten versions in a line, its columns aligned
const ERROR_CORRECTION: ByLevel = {
  L: [
     7, 10, 15, 20, 26, 18, 20, 24, 30, 18,
    20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
    28, 28, 30, 30, 26, 28, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  M: [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26,
    30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
    26, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  Q: [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24,
    28, 26, 24, 20, 30, 24, 28, 28, 26, 30,
    28, 30, 30, 30, 30, 28, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  H: [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28,
    24, 28, 22, 24, 24, 30, 28, 28, 26, 28,
    30, 24, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
};

/** The number of blocks, for versions 1 to 40. */
// biome-ignore format: ten versions in a line, its columns aligned
const BLOCKS: ByLevel = {
  L: [
     1,  1,  1,  1,  1,  2,  2,  2,  2,  4,
     4,  4,  4,  4,  6,  6,  6,  6,  7,  8,
     8,  9,  9, 10, 12, 12, 12, 13, 14, 15,
    16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
  ],
  M: [
     1,  1,  1,  2,  2,  4,  4,  4,  5,  5,
     5,  8,  9,  9, 10, 10, 11, 13, 14, 16,
    17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
    31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ],
  Q: [
     1,  1,  2,  2,  4,  4,  6,  6,  8,  8,
     8, 10, 12, 16, 12, 17, 16, 18, 21, 20,
    23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
    43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ],
  H: [
     1,  1,  2,  4,  4,  4,  5,  6,  8,  8,
    11, 11, 16, 16, 18, 16, 19, 21, 25, 25,
    25, 34, 30, 32, 35, 37, 40, 42, 45, 48,
    51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
};

/** Returns the error correction codewords of each block, and the number of blocks. */
export function blocksOf(version: number, level: ErrorCorrectionLevel): [errorCorrection: number, blocks: number] {
  return [ERROR_CORRECTION[level][version - 1], BLOCKS[level][version - 1]];
}
