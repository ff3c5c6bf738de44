import { expect, test } from 'vitest';
import { alignmentCenters, symbolSize } from './index.ts';
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
}, 60_000);

test('alignment patterns have the published centers: none in version 1, one in 2, six in 7, 46 in 40', () => {
  expect(alignmentCenters(1)).toEqual([]);
  expect(alignmentCenters(2)).toEqual([[18, 18]]);
  expect(alignmentCenters(7)).toEqual([
    [22, 6],
    [6, 22],
    [22, 22],
    [38, 22],
    [22, 38],
    [38, 38],
  ]);
  expect(alignmentCenters(40)).toHaveLength(46);
  expect(alignmentCenters(32)).toContainEqual([34, 60]);
}, 60_000);

test('a version that does not exist throws a RangeError', () => {
  for (const version of [0, 41]) expect(() => alignmentCenters(version)).toThrow(RangeError);
}, 60_000);
