// Turns data codewords into the final sequence: splits them into blocks, adds error correction, and interleaves them.
// ISO/IEC 18004:2015, 7.6.

import type { ErrorCorrectionLevel } from './block-table.ts';
import { blockLayout, dataCodewords } from './capacity.ts';
import { writeErrorCorrection } from './reed-solomon.ts';

/**
 * Writes all codewords of a symbol to `final` in placement order: one from each block in turn, first data, then error
 * correction. Reads `dataCodewords(version, level)` entries of `data` and writes `totalCodewords(version)`.
 */
export function interleave(data: Uint8Array, version: number, level: ErrorCorrectionLevel, final: Uint8Array): void {
  const blocks = blockLayout(version, level);
  const count = blocks.length;
  const total = dataCodewords(version, level);
  const shortest = blocks[0].dataCodewords;
  for (let index = 0; index < count; index++) {
    const { dataStart, dataCodewords: length, errorCorrectionCodewords } = blocks[index];
    for (let i = 0; i < shortest; i++) final[i * count + index] = data[dataStart + i];
    // The longer blocks are the last ones. Only they have a codeword in the last turn of data.
    if (length > shortest) final[total - count + index] = data[dataStart + shortest];
    writeErrorCorrection(data, dataStart, dataStart + length, errorCorrectionCodewords, final, total + index, count);
  }
}
