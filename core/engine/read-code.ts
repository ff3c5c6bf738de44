// Reads codewords back from modules, and restores a damaged symbol. ISO/IEC 18004:2015, clause 12.

import { type ErrorCorrectionLevel, LEVELS } from './block-table.ts';
import { type Block, blockLayout, symbolSize } from './capacity.ts';
import { correctErrors } from './correct-errors.ts';
import { prepareMessage } from './encode.ts';
import { formatBits, formatPositions } from './function-patterns.ts';
import { isMasked, MASKS, type Mask } from './masks.ts';
import { blockModules, placeOf } from './module-map.ts';
import { isDark, type QrCode, renderMask } from './qr-code.ts';

export interface Format {
  readonly level: ErrorCorrectionLevel;
  readonly mask: Mask;
}

const CORRECTABLE_BITS = 3;

/**
 * Returns a symbol as it was before damage; null if its format or a block cannot be corrected. Each of `readings` has
 * `size × size` values, row by row, 1 for dark. A block is taken from the first reading in which it can be corrected,
 * the format from the first reading unless given.
 */
export function readCode(
  version: number,
  readings: readonly Uint8Array[],
  format: Format | null = readFormat(version, readings[0]),
): QrCode | null {
  if (!format) return null;
  const { level, mask } = format;
  const read = readings.map((modules) => readBlocks(codeOf(version, modules, format)));
  const data: number[] = [];
  for (const [index, block] of blockLayout(version, level).entries()) {
    const whole = firstWhole(
      read.map((blocks) => blocks[index]),
      block,
    );
    if (!whole) return null;
    data.push(...whole);
  }
  return renderMask(prepareMessage({ version, level, data: Uint8Array.from(data) }), mask);
}

function firstWhole(
  readings: readonly BlockCodewords[],
  { errorCorrectionCodewords, correctable }: Block,
): Uint8Array | null {
  for (const { data, errorCorrection } of readings) {
    const codewords = Uint8Array.from([...data, ...errorCorrection]);
    if (correctErrors(codewords, errorCorrectionCodewords, correctable) !== null)
      return codewords.subarray(0, data.length);
  }
  return null;
}

function readFormat(version: number, modules: Uint8Array): Format | null {
  const size = symbolSize(version);
  const copies = [0, 0];
  for (let bit = 0; bit < 15; bit++) {
    for (const [copy, [x, y]] of formatPositions(bit, size).entries()) copies[copy] |= modules[y * size + x] << bit;
  }
  let best: Format | null = null;
  let least = CORRECTABLE_BITS + 1;
  for (const level of LEVELS) {
    for (const mask of MASKS) {
      const bits = formatBits(level, mask);
      const wrong = Math.min(...copies.map((copy) => countBits(copy ^ bits)));
      if (wrong < least) {
        least = wrong;
        best = { level, mask };
      }
    }
  }
  return best;
}

function codeOf(version: number, modules: Uint8Array, { level, mask }: Format): QrCode {
  const size = symbolSize(version);
  const stride = (size + 31) >>> 5;
  const rows = new Uint32Array(size * stride);
  for (let y = 0, index = 0; y < size; y++) {
    for (let x = 0; x < size; x++, index++) rows[y * stride + (x >>> 5)] |= modules[index] << (x & 31);
  }
  return { version, level, mask, size, stride, rows };
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

export interface BlockCodewords {
  readonly data: Uint8Array;
  readonly errorCorrection: Uint8Array;
}

/** Returns the codewords in the order of `blockLayout`. They are read from the modules and not corrected. */
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
