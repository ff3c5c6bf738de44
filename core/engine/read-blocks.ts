// Reads the codewords of a symbol's blocks back from its modules. ISO/IEC 18004:2015, clause 12.

import { blockLayout } from './capacity.ts';
import { isMasked } from './masks.ts';
import { blockModules, placeOf } from './module-map.ts';
import { isDark, type QrCode } from './qr-code.ts';

/** The codewords of one block. */
export interface BlockCodewords {
  readonly data: Uint8Array;
  readonly errorCorrection: Uint8Array;
}

/**
 * Returns the codewords of a symbol's blocks, in the order of `blockLayout`. They are read from the modules; version,
 * level and mask are those of `code`. Nothing is corrected: in an undamaged symbol, `errorCorrection` equals
 * `errorCorrectionOf(data, …)`. The data of all blocks, joined, are the data codewords of the message.
 */
export function readBlocks(code: QrCode): BlockCodewords[] {
  const { blocks } = blockModules(code.version, code.level);
  return blockLayout(code.version, code.level).map(({ dataCodewords }, index) => {
    const modules = blocks[index];
    const codewords = new Uint8Array(modules.length / 8);
    for (const [bit, module] of modules.entries()) {
      const [x, y] = placeOf(module, code.size);
      if (isDark(code, x, y) !== isMasked(code.mask, x, y)) codewords[bit >>> 3] |= 0x80 >>> (bit & 7);
    }
    return { data: codewords.subarray(0, dataCodewords), errorCorrection: codewords.subarray(dataCodewords) };
  });
}
