// Data codewords to the final sequence: cut into blocks, corrected, interleaved. ISO/IEC 18004:2015, 7.6.

import type { ErrorCorrectionLevel } from './block-table.ts';
import { blockLayout, dataCodewords } from './capacity.ts';
import { writeErrorCorrection } from './reed-solomon.ts';

/**
 * Writes the codewords to `final` in the order in which they are placed: those of all blocks in turn, data first. Reads
 * `dataCodewords(version, level)` of `data`, writes `totalCodewords(version)`.
 */
export function interleave(data: Uint8Array, version: number, level: ErrorCorrectionLevel, final: Uint8Array): void {
  const blocks = blockLayout(version, level);
  const count = blocks.length;
  const total = dataCodewords(version, level);
  const shortest = blocks[0].dataCodewords;
  for (let index = 0; index < count; index++) {
    const { dataStart, dataCodewords: length, errorCorrectionCodewords } = blocks[index];
    for (let i = 0; i < shortest; i++) final[i * count + index] = data[dataStart + i];
    // In the last turn there are only the longer blocks, which are the last ones.
    if (length > shortest) final[total - count + index] = data[dataStart + shortest];
    writeErrorCorrection(data, dataStart, dataStart + length, errorCorrectionCodewords, final, total + index, count);
  }
}
