// Versions, and how much their symbols can contain. ISO/IEC 18004:2015, 7.5.1 with Table 9.

import { blocksOf, type ErrorCorrectionLevel, LEVELS, requireLevel } from './block-table.ts';

export const MIN_VERSION = 1;
export const MAX_VERSION = 40;

/** Returns the number of modules along one side of a symbol, 21 to 177. */
export function symbolSize(version: number): number {
  return 17 + 4 * version;
}

/** Returns the number of codewords of a symbol, data and error correction together, 26 to 3706. */
export function totalCodewords(version: number): number {
  // The modules beside finder patterns, timing patterns and format information.
  let modules = (16 * version + 128) * version + 64;
  if (version > 1) {
    const centers = Math.floor(version / 7) + 2;
    modules -= (25 * centers - 10) * centers - 55;
  }
  if (version > 6) modules -= 36;
  return modules >> 3;
}

/** Returns the number of codewords available for data, 9 (1-H) to 2956 (40-L). */
export function dataCodewords(version: number, level: ErrorCorrectionLevel): number {
  const [errorCorrection, blocks] = blocksOf(version, level);
  return totalCodewords(version) - errorCorrection * blocks;
}

export interface Block {
  /** Index of its first data codeword among all data codewords of the symbol. */
  readonly dataStart: number;
  readonly dataCodewords: number;
  /** Equal in all blocks of a symbol. */
  readonly errorCorrectionCodewords: number;
  readonly correctable: number;
}

const layouts: Readonly<Record<ErrorCorrectionLevel, (readonly Block[])[]>> = { L: [], M: [], Q: [], H: [] };

/** Blocks in order, shorter first. Shared: do not modify. Throws a `RangeError` for a wrong version or level. */
export function blockLayout(version: number, level: ErrorCorrectionLevel): readonly Block[] {
  requireLevel(level);
  requireVersion(version);
  const ofLevel = layouts[level];
  ofLevel[version] ??= layOut(version, level);
  return ofLevel[version];
}

function layOut(version: number, level: ErrorCorrectionLevel): Block[] {
  const [errorCorrectionCodewords, blocks] = blocksOf(version, level);
  const all = dataCodewords(version, level);
  const shortest = Math.floor(all / blocks);
  // In 1-L, 1-M and 2-L, one error less is corrected, so that more are detected.
  const correctable = (errorCorrectionCodewords >> 1) - Number(version + LEVELS.indexOf(level) < 3);
  let dataStart = 0;
  return Array.from({ length: blocks }, (_, block) => {
    const dataCodewords = shortest + Number(block >= blocks - (all % blocks));
    dataStart += dataCodewords;
    return { dataStart: dataStart - dataCodewords, dataCodewords, errorCorrectionCodewords, correctable };
  });
}

export function requireVersion(version: number): void {
  requireInteger(version, 'version', MIN_VERSION, MAX_VERSION);
}

export function requireInteger(value: number, name: string, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new RangeError(`${name} must be an integer from ${min} to ${max}, got ${value}`);
}
