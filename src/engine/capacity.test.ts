import { _BYTES, _ECC_BLOCKS, _WORDS_PER_BLOCK } from 'qr';
import { expect, test } from 'vitest';
import { blockLayout, dataCodewords, dataModules, sizeOf, totalCodewords } from './capacity.ts';
import { alignmentPositions } from './function-patterns.ts';

const LEVELS = ['L', 'M', 'Q', 'H'] as const;
const NAMES = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

test('published values of Tables 1 and 7', () => {
  expect([1, 2, 7, 40].map(dataModules)).toEqual([208, 359, 1568, 29648]);
  expect([1, 40].map(sizeOf)).toEqual([21, 177]);
  expect(LEVELS.map((level) => dataCodewords(1, level))).toEqual([19, 16, 13, 9]);
  expect(LEVELS.map((level) => dataCodewords(40, level))).toEqual([2956, 2334, 1666, 1276]);
}, 60_000);

test('blocks are those of another encoder for all versions and levels, and fill the symbol', () => {
  for (let version = 1; version <= 40; version++) {
    expect(totalCodewords(version)).toBe(_BYTES[version - 1]);
    for (const level of LEVELS) {
      const blocks = blockLayout(version, level);
      expect(blocks).toHaveLength(_ECC_BLOCKS[NAMES[level]][version - 1]);
      for (const block of blocks) {
        expect(block.errorCorrectionCodewords).toBe(_WORDS_PER_BLOCK[NAMES[level]][version - 1]);
      }
      const sum = blocks.reduce((all, block) => all + block.dataCodewords + block.errorCorrectionCodewords, 0);
      expect(sum).toBe(totalCodewords(version));
      const lengths = blocks.map((block) => block.dataCodewords);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      expect(lengths[lengths.length - 1] - lengths[0]).toBeLessThanOrEqual(1);
    }
  }
}, 60_000);

test('alignment patterns stand where Annex E says', () => {
  expect(alignmentPositions(1)).toEqual([]);
  expect(alignmentPositions(2)).toEqual([6, 18]);
  expect(alignmentPositions(7)).toEqual([6, 22, 38]);
  expect(alignmentPositions(32)).toEqual([6, 34, 60, 86, 112, 138]);
  expect(alignmentPositions(36)).toEqual([6, 24, 50, 76, 102, 128, 154]);
  expect(alignmentPositions(40)).toEqual([6, 30, 58, 86, 114, 142, 170]);
}, 60_000);

test('a version or level that does not exist is a RangeError that names the value', () => {
  for (const version of [0, 41, 1.5, Number.NaN]) {
    expect(() => blockLayout(version, 'H')).toThrow(
      new RangeError(`version must be an integer from 1 to 40, got ${version}`),
    );
  }
  expect(() => blockLayout(1, 'X' as 'H')).toThrow(RangeError);
}, 60_000);
