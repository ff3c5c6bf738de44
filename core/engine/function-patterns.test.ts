import { expect, test } from 'vitest';
import { formatBits, versionBits } from './function-patterns.ts';
import { alignmentCenters, LEVELS, MASKS, symbolSize } from './index.ts';
import { alignmentCoordinates } from './testing/symbol-reading.ts';

test('alignment patterns are at every crossing of the coordinates of Annex E, except on finder patterns', () => {
  for (let version = 1; version <= 40; version++) {
    const coordinates = alignmentCoordinates(version);
    const far = symbolSize(version) - 7;
    const expected = coordinates
      .flatMap((y) => coordinates.map((x) => [x, y]))
      .filter(([x, y]) => !(x + y === 12 || (Math.min(x, y) === 6 && Math.max(x, y) === far)));
    expect([version, alignmentCenters(version)]).toEqual([version, expected]);
  }
  expect(alignmentCenters(2)).toEqual([[18, 18]]);
  expect(alignmentCenters(32)).toContainEqual([34, 60]);
  expect(alignmentCenters(40)).toHaveLength(46);
});

test('the bits of level M with mask 5 are those in Annex C, and the bits of version 7 are those in Annex D', () => {
  expect(formatBits('M', 5).toString(2).padStart(15, '0')).toBe('100000011001110');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
});

test('any two format strings differ in at least seven bits, and any two version strings in at least eight', () => {
  const formats = LEVELS.flatMap((level) => MASKS.map((mask) => formatBits(level, mask)));
  const versions = Array.from({ length: 34 }, (_, i) => versionBits(7 + i));
  const leastDistance = (strings: readonly number[]): number =>
    Math.min(...strings.flatMap((a, i) => strings.slice(i + 1).map((b) => distance(a, b))));
  expect([leastDistance(formats), leastDistance(versions)]).toEqual([7, 8]);
});

function distance(a: number, b: number): number {
  return (a ^ b).toString(2).replaceAll('0', '').length;
}
