// Data codewords to the final sequence: cut into blocks, corrected, interleaved. ISO/IEC 18004:2015, 7.6.

import {
  blockCount,
  dataCodewords,
  dataInBlock,
  type ErrorCorrectionLevel,
  errorCorrectionPerBlock,
} from './capacity.ts';
import { correctBlock } from './reed-solomon.ts';

/**
 * Writes the codewords to `final` in the order in which they are placed: those of all blocks in turn, data first. Reads
 * `dataCodewords(version, level)` of `data`, writes `totalCodewords(version)`.
 */
export function interleave(data: Uint8Array, version: number, level: ErrorCorrectionLevel, final: Uint8Array): void {
  const length = dataCodewords(version, level);
  const count = blockCount(version, level);
  const degree = errorCorrectionPerBlock(version, level);
  const rounds = dataInBlock(length, count, 0);
  let from = 0;
  for (let block = 0; block < count; block++) {
    for (let i = 0, at = block; i < rounds; i++, at += count) final[at] = data[from + i];
    // Only the longer blocks have one more turn; they are the last ones, and the data ends with them.
    const to = from + dataInBlock(length, count, block);
    if (to > from + rounds) final[length - count + block] = data[to - 1];
    correctBlock(data, from, to, degree, final, length + block, count);
    from = to;
  }
}
