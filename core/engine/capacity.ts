// Versions, and how much their symbols can contain. ISO/IEC 18004:2015, 7.5.1 with Table 9.

import { BLOCK_TABLE, type ErrorCorrectionLevel, requireLevel } from './block-table.ts';

export const MIN_VERSION = 1;
export const MAX_VERSION = 40;

/** Returns the number of modules along one side of a symbol, 21 to 177. */
export function symbolSize(version: number): number {
  return 17 + 4 * version;
}

/** Returns the number of codewords of a symbol, data and error correction together, 26 to 3706. */
export function totalCodewords(version: number): number {
  let count = 0;
  for (const [blocks, c] of BLOCK_TABLE[version].L) count += blocks * c;
  return count;
}

/** Returns the number of codewords available for data, 9 (1-H) to 2956 (40-L). */
export function dataCodewords(version: number, level: ErrorCorrectionLevel): number {
  let count = 0;
  for (const [blocks, , k] of BLOCK_TABLE[version][level]) count += blocks * k;
  return count;
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
  const layout: Block[] = [];
  let dataStart = 0;
  for (const [blocks, c, k, r] of BLOCK_TABLE[version][level]) {
    for (let block = 0; block < blocks; block++) {
      layout.push({ dataStart, dataCodewords: k, errorCorrectionCodewords: c - k, correctable: r });
      dataStart += k;
    }
  }
  return layout;
}

export function requireVersion(version: number): void {
  requireInteger(version, 'version', MIN_VERSION, MAX_VERSION);
}

export function requireInteger(value: number, name: string, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new RangeError(`${name} must be an integer from ${min} to ${max}, got ${value}`);
}
