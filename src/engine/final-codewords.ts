// Data codewords to the final sequence: cut into blocks, corrected, interleaved. ISO/IEC 18004:2015, 7.6.

import { blockLayout, type ErrorCorrectionLevel, totalCodewords } from './capacity.ts';
import { errorCorrection } from './reed-solomon.ts';

/** The codewords in the order in which they are placed: those of all blocks in turn, data first. */
export function interleave(data: Uint8Array, version: number, level: ErrorCorrectionLevel): Uint8Array {
  const blocks = blockLayout(version, level);
  const final = new Uint8Array(totalCodewords(version));
  const shortest = blocks[0].dataCodewords;
  const firstLonger = blocks.findIndex((block) => block.dataCodewords > shortest);
  let start = 0;
  for (const [index, block] of blocks.entries()) {
    const ofBlock = data.subarray(start, start + block.dataCodewords);
    start += block.dataCodewords;
    for (let i = 0; i < shortest; i++) final[i * blocks.length + index] = ofBlock[i];
    if (ofBlock.length > shortest) final[shortest * blocks.length + index - firstLonger] = ofBlock[shortest];
    const correction = errorCorrection(ofBlock, block.errorCorrectionCodewords);
    for (const [i, codeword] of correction.entries()) final[data.length + i * blocks.length + index] = codeword;
  }
  return final;
}
