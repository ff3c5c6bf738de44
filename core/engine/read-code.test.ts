import { describe, expect, it } from 'vitest';
import { blockLayout } from './capacity.ts';
import { formatPositions } from './function-patterns.ts';
import { blockModules, encode, isDark, LEVELS, MASKS, type QrCode } from './index.ts';
import { readCode } from './read-code.ts';

function modulesOf(code: QrCode): Uint8Array {
  const { size } = code;
  return Uint8Array.from({ length: size * size }, (_, k) => (isDark(code, k % size, Math.floor(k / size)) ? 1 : 0));
}

describe('readCode', () => {
  it('restores symbols of every level and mask, small and large, with as many wrong codewords per block as can be corrected', () => {
    for (const version of [1, 2, 6, 7, 14, 25, 40]) {
      for (const level of LEVELS) {
        const mask = MASKS[(version + LEVELS.indexOf(level)) % 8];
        const code = encode(`v${version}${level}`, { level, minVersion: version, mask });
        const modules = modulesOf(code);
        const { blocks } = blockModules(version, level);
        for (const [index, { correctable }] of blockLayout(version, level).entries()) {
          for (let k = 0; k < correctable; k++) modules[blocks[index][8 * k]] ^= 1;
        }
        expect(readCode(version, [modules]), `version ${version}, level ${level}`).toEqual(code);
        // With one more wrong codeword, the block cannot be corrected, or is corrected to another valid block.
        modules[blocks[0][8 * blockLayout(version, level)[0].correctable]] ^= 1;
        expect(readCode(version, [modules]), `version ${version}, level ${level}`).not.toEqual(code);
      }
    }
  });

  it('reads the format from the copy with fewer wrong bits, if these are at most three', () => {
    const code = encode('format', { level: 'Q' });
    const damaged = (bits: readonly [first: number, second: number]): Uint8Array => {
      const modules = modulesOf(code);
      for (const copy of [0, 1]) {
        for (let bit = 0; bit < bits[copy]; bit++) {
          const [x, y] = formatPositions(2 * bit, code.size)[copy];
          modules[y * code.size + x] ^= 1;
        }
      }
      return modules;
    };
    expect(readCode(code.version, [damaged([3, 7])])).toEqual(code);
    expect(readCode(code.version, [damaged([7, 3])])).toEqual(code);
    // With four wrong bits, neither copy is close enough to any format.
    expect(readCode(code.version, [damaged([4, 4])])).toBeNull();
    expect(readCode(code.version, [damaged([4, 4])], { level: 'Q', mask: code.mask })).toEqual(code);
    // Of several readings, only the first is searched for the format.
    expect(readCode(code.version, [damaged([0, 4]), damaged([4, 4])])).toEqual(code);
    expect(readCode(code.version, [damaged([4, 4]), damaged([0, 0])])).toBeNull();
  });

  it('takes each block from the first of the given readings in which the block can be corrected', () => {
    const code = encode('several readings', { level: 'Q', minVersion: 7 });
    const { blocks } = blockModules(code.version, code.level);
    const layout = blockLayout(code.version, code.level);
    expect(layout.length).toBeGreaterThan(2);
    /** Returns the modules of the code, with one more wrong codeword in each of these blocks than can be corrected. */
    const without = (...lost: readonly number[]): Uint8Array => {
      const modules = modulesOf(code);
      for (const index of lost) {
        for (let k = 0; k <= layout[index].correctable; k++) modules[blocks[index][8 * k]] ^= 1;
      }
      return modules;
    };
    expect(readCode(code.version, [without(0), without(1)])).toEqual(code);
    expect(readCode(code.version, [without(0, 1), without(1), without(0, 2)])).toEqual(code);
    const other = modulesOf(encode('another text', { level: 'Q', minVersion: 7, mask: code.mask }));
    expect(readCode(code.version, [modulesOf(code), other])).toEqual(code);
    // Block 1 cannot be corrected in any reading.
    expect(readCode(code.version, [without(0, 1), without(1)])).toBeNull();
  });
});
