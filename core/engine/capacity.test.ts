import { _BYTES, _ECC_BLOCKS, _WORDS_PER_BLOCK } from 'qr';
import { expect, test } from 'vitest';
import { LEVELS } from './block-table.ts';
import { blockLayout, dataCodewords, symbolSize, totalCodewords } from './capacity.ts';
import { Role } from './function-patterns.ts';
import { moduleRoles } from './module-map.ts';
import { PRINTED_BLOCKS } from './testing/printed-blocks.ts';

const NAMES = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

const VERSIONS = Array.from({ length: 40 }, (_, i) => i + 1);

/** Table 1: modules that are available for codewords and remainder bits, by version. */
const DATA_MODULES = [
  208, 359, 567, 807, 1079, 1383, 1568, 1936, 2336, 2768, 3232, 3728, 4256, 4651, 5243, 5867, 6523, 7211, 7931, 8683,
  9252, 10068, 10916, 11796, 12708, 13652, 14628, 15371, 16411, 17483, 18587, 19723, 20891, 22091, 23008, 24272, 25568,
  26896, 28256, 29648,
];

/** Returns the number of remainder bits (Table 1), which depends on the number of alignment patterns. */
function remainderBits(version: number): number {
  if (version === 1 || (version >= 7 && version <= 13) || version >= 35) return 0;
  if (version < 7) return 7;
  return version >= 21 && version <= 27 ? 4 : 3;
}

test('versions have the sizes and capacities that Tables 1 and 7 state', () => {
  expect([1, 40].map(symbolSize)).toEqual([21, 177]);
  expect(LEVELS.map((level) => dataCodewords(1, level))).toEqual([19, 16, 13, 9]);
  expect(LEVELS.map((level) => dataCodewords(40, level))).toEqual([2956, 2334, 1666, 1276]);
});

test('at every level, the blocks and the remainder bits fill exactly as many modules as Table 1 states', () => {
  for (const version of VERSIONS) {
    const modules = moduleRoles(version, 'L').filter((role) => role >= Role.data).length;
    expect([version, modules]).toEqual([version, DATA_MODULES[version - 1]]);
    for (const level of LEVELS) {
      const codewords = PRINTED_BLOCKS[version][level].reduce((sum, [blocks, c]) => sum + blocks * c, 0);
      expect([version, level, 8 * codewords]).toEqual([version, level, modules - remainderBits(version)]);
    }
    expect(totalCodewords(version)).toBe(_BYTES[version - 1]);
  }
});

test('blocks are those that Table 9 prints', () => {
  for (const version of VERSIONS) {
    for (const level of LEVELS) {
      const printed = PRINTED_BLOCKS[version][level].flatMap(([blocks, c, k, r]) => Array(blocks).fill([c, k, r]));
      const blocks = blockLayout(version, level).map(({ dataCodewords, errorCorrectionCodewords, correctable }) => [
        dataCodewords + errorCorrectionCodewords,
        dataCodewords,
        correctable,
      ]);
      expect([version, level, blocks]).toEqual([version, level, printed]);
    }
  }
});

test('blocks equal those of another encoder, for all versions and levels', () => {
  for (const version of VERSIONS) {
    for (const level of LEVELS) {
      const blocks = blockLayout(version, level);
      expect(blocks).toHaveLength(_ECC_BLOCKS[NAMES[level]][version - 1]);
      let dataStart = 0;
      for (const block of blocks) {
        expect(block.errorCorrectionCodewords).toBe(_WORDS_PER_BLOCK[NAMES[level]][version - 1]);
        expect(block.dataStart).toBe(dataStart);
        dataStart += block.dataCodewords;
      }
      expect(dataStart).toBe(dataCodewords(version, level));
      const lengths = blocks.map((block) => block.dataCodewords);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      expect(lengths[lengths.length - 1] - lengths[0]).toBeLessThanOrEqual(1);
    }
  }
});

test('a block corrects one error for every two error correction codewords that Table 9 does not reserve for detection', () => {
  const reserved: Readonly<Record<string, number>> = { '1-L': 3, '1-M': 2, '1-Q': 1, '1-H': 1, '2-L': 2, '3-L': 1 };
  for (const version of VERSIONS) {
    for (const level of LEVELS) {
      for (const { errorCorrectionCodewords, correctable } of blockLayout(version, level)) {
        expect([version, level, errorCorrectionCodewords - 2 * correctable]).toEqual([
          version,
          level,
          reserved[`${version}-${level}`] ?? 0,
        ]);
      }
    }
  }
});

test('a version or level that does not exist throws a RangeError that names the value', () => {
  for (const version of [0, 41, 1.5, Number.NaN]) {
    expect(() => blockLayout(version, 'H')).toThrow(
      new RangeError(`version must be an integer from 1 to 40, got ${version}`),
    );
  }
  expect(() => blockLayout(1, 'X' as 'H')).toThrow(new RangeError('level must be L, M, Q or H, got X'));
});
