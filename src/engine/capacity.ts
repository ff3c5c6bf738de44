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

const BLOCK_COUNT: Readonly<Record<ErrorCorrectionLevel, string>> = {
  L: ')))))****,,,,,..../0011244456789:;;<=>@A',
  M: ')))**,,,---01122356899:<=?ABDEGIKMNPSUWY',
  Q: '))**,,..000248498:=<??ACEJJKNPSUX[]`cfil',
  H: '))*,,,-.003388:8;=AAAJFHKMPRUX[^adgjnruy',
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
  return BLOCK_COUNT[level].charCodeAt(version - 1) - 40;
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
  const shorter = Math.floor(data / count);
  const firstLonger = count - (data % count);
  return Array.from({ length: count }, (_, block) => ({
    dataCodewords: block < firstLonger ? shorter : shorter + 1,
    errorCorrectionCodewords,
  }));
}

/** Throws a `RangeError` unless `version` is an integer from 1 to 40 and `level` one of the four levels. */
export function requireSymbol(version: number, level: ErrorCorrectionLevel, name = 'version'): void {
  requireInteger(version, name, MIN_VERSION, MAX_VERSION);
  if (!Object.hasOwn(BLOCK_COUNT, level)) throw new RangeError(`level must be L, M, Q or H, got ${level}`);
}
