// Versions, error correction levels and how the codewords of a symbol split into Reed–Solomon blocks.
// ISO/IEC 18004:2015, 7.5.1 with Tables 1, 7 and 9.

export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

export const MIN_VERSION = 1;
export const MAX_VERSION = 40;

const EC_CODEWORDS_PER_BLOCK: Readonly<Record<ErrorCorrectionLevel, readonly number[]>> = {
  L: [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  M: [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ],
  Q: [
    13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
  H: [
    17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
  ],
};

const BLOCK_COUNT: Readonly<Record<ErrorCorrectionLevel, readonly number[]>> = {
  L: [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
    20, 21, 22, 24, 25,
  ],
  M: [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
    35, 37, 38, 40, 43, 45, 47, 49,
  ],
  Q: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45,
    48, 51, 53, 56, 59, 62, 65, 68,
  ],
  H: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
    54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
};

/** Modules along one side of a symbol, 21 to 177. */
export function sizeOf(version: number): number {
  return 17 + 4 * version;
}

/** Alignment pattern centres along one side, 0 for version 1, else 2 to 7. */
export function alignmentCount(version: number): number {
  return version === 1 ? 0 : Math.floor(version / 7) + 2;
}

/** Modules left for codewords and remainder bits when all function patterns, format and version information are drawn. */
export function dataModules(version: number): number {
  const size = sizeOf(version);
  const finders = 3 * 64;
  const timing = 2 * (size - 16);
  const formatAndDarkModule = 31;
  const versionInformation = version >= 7 ? 36 : 0;
  const count = alignmentCount(version);
  // The three corners have finders instead; all but two of the outer row and column lie across a timing pattern.
  const alignment = count === 0 ? 0 : (count * count - 3) * 25 - 2 * (count - 2) * 5;
  return size * size - finders - timing - formatAndDarkModule - versionInformation - alignment;
}

/** Codewords of a symbol, data and error correction together, 26 to 3706. */
export function totalCodewords(version: number): number {
  return dataModules(version) >>> 3;
}

/** Number of Reed–Solomon blocks, 1 to 81. */
export function blockCount(version: number, level: ErrorCorrectionLevel): number {
  return BLOCK_COUNT[level][version - 1];
}

/** Error correction codewords in each block, 7 to 30; the same for all blocks of a symbol. */
export function errorCorrectionPerBlock(version: number, level: ErrorCorrectionLevel): number {
  return EC_CODEWORDS_PER_BLOCK[level][version - 1];
}

/** Codewords available for data, 9 (1-H) to 2956 (40-L). */
export function dataCodewords(version: number, level: ErrorCorrectionLevel): number {
  return totalCodewords(version) - blockCount(version, level) * errorCorrectionPerBlock(version, level);
}

/** One Reed–Solomon block: `dataCodewords` followed by `errorCorrectionCodewords`; half of the latter can be repaired. */
export interface Block {
  readonly dataCodewords: number;
  readonly errorCorrectionCodewords: number;
}

/** The blocks of a symbol in order; the shorter ones come first, and lengths differ by one at most. */
export function blockLayout(version: number, level: ErrorCorrectionLevel): readonly Block[] {
  requireVersion(version, 'version');
  requireLevel(level);
  const count = blockCount(version, level);
  const errorCorrectionCodewords = errorCorrectionPerBlock(version, level);
  const data = dataCodewords(version, level);
  const shorter = Math.floor(data / count);
  const firstLonger = count - (data % count);
  return Array.from({ length: count }, (_, block) => ({
    dataCodewords: block < firstLonger ? shorter : shorter + 1,
    errorCorrectionCodewords,
  }));
}

/** Throws a `RangeError` that names the argument unless `version` is an integer from 1 to 40. */
export function requireVersion(version: number, name: string): void {
  if (!Number.isInteger(version) || version < MIN_VERSION || version > MAX_VERSION) {
    throw new RangeError(`${name} must be an integer from ${MIN_VERSION} to ${MAX_VERSION}, got ${String(version)}`);
  }
}

/** Throws a `RangeError` unless `level` is one of the four levels. */
export function requireLevel(level: ErrorCorrectionLevel): void {
  if (level !== 'L' && level !== 'M' && level !== 'Q' && level !== 'H') {
    throw new RangeError(`level must be L, M, Q or H, got ${String(level)}`);
  }
}
