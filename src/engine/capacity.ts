// Versions, error correction levels and how the codewords of a symbol split into Reed–Solomon blocks.
// ISO/IEC 18004:2015, 7.5.1 with Tables 1, 7 and 9.

import { requireInteger } from './require-integer.ts';

export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

export const MIN_VERSION = 1;
export const MAX_VERSION = 40;

// Table 9: for each version one character, whose code is the number plus 40. Kept this short because it would make a
// twentieth of the engine otherwise.
const EC_CODEWORDS_PER_BLOCK: Readonly<Record<ErrorCorrectionLevel, string>> = {
  L: '/27<B:<@F:<@BF>@DFDDDDFFBDFFFFFFFFFFFFFF',
  M: '28B:@8:>>BF>>@@DDBBBBDDDDDDDDDDDDDDDDDDD',
  Q: '5>:B:@:><@DB@<F@DDBFDFFFFDFFFFFFFFFFFFFF',
  H: '9D>8>DBB@D@D>@@FDDBDF@FFFFFFFFFFFFFFFFFF',
};

// Table 9 again, its numbers of blocks: error correction codewords have nearly the same share of every symbol of a level,
// and the number of blocks is that share counted in blocks, rounded. Shares and roundings were searched for until all 160
// numbers came out right; the test compares them.
const CORRECTION_SHARE: Readonly<Record<ErrorCorrectionLevel, readonly [share: number, rounding: number]>> = {
  L: [0.198, 0.8],
  M: [0.3702, 0.885],
  Q: [0.55, 0.7],
  H: [0.655, 0.6],
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
  // Finders with their separators, timing patterns, and format information with the dark module.
  const inAllVersions = 3 * 64 + 2 * (size - 16) + 31;
  const versionInformation = version >= 7 ? 36 : 0;
  const count = alignmentCount(version);
  // The three corners have finders instead; all but two of the outer row and column lie across a timing pattern.
  const alignment = count === 0 ? 0 : (count * count - 3) * 25 - 2 * (count - 2) * 5;
  return size * size - inAllVersions - versionInformation - alignment;
}

/** Codewords of a symbol, data and error correction together, 26 to 3706. */
export function totalCodewords(version: number): number {
  return dataModules(version) >>> 3;
}

/** Number of Reed–Solomon blocks, 1 to 81. */
export function blockCount(version: number, level: ErrorCorrectionLevel): number {
  const [share, rounding] = CORRECTION_SHARE[level];
  return Math.floor((totalCodewords(version) * share) / errorCorrectionPerBlock(version, level) + rounding);
}

/** Error correction codewords in each block, 7 to 30; the same for all blocks of a symbol. */
export function errorCorrectionPerBlock(version: number, level: ErrorCorrectionLevel): number {
  return EC_CODEWORDS_PER_BLOCK[level].charCodeAt(version - 1) - 40;
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
  requireSymbol(version, level);
  const count = blockCount(version, level);
  const errorCorrectionCodewords = errorCorrectionPerBlock(version, level);
  const data = dataCodewords(version, level);
  return Array.from({ length: count }, (_, block) => ({
    dataCodewords: dataInBlock(data, count, block),
    errorCorrectionCodewords,
  }));
}

/** Data codewords in one of `count` blocks that share `data` codewords. */
export function dataInBlock(data: number, count: number, block: number): number {
  return Math.floor((data + block) / count);
}

/** Throws a `RangeError` unless `version` is an integer from 1 to 40 and `level` one of the four levels. */
export function requireSymbol(version: number, level: ErrorCorrectionLevel, name = 'version'): void {
  requireInteger(version, name, MIN_VERSION, MAX_VERSION);
  if (!Object.hasOwn(CORRECTION_SHARE, level)) throw new RangeError(`level must be L, M, Q or H, got ${level}`);
}
