import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inflate } from './deflate.ts';
import { compressRows } from './png.ts';
import { filterRow, unfilterRow } from './png-filters.ts';

it('filterRow chooses the filter with the smallest sum of differences, and the first filter if sums are equal', () => {
  const chosen = (row: number[], above: number[] | null): number =>
    filterRow(Uint8Array.from(row), above && Uint8Array.from(above), 1)[0];
  expect(chosen([0, 0, 0], null)).toBe(0);
  expect(chosen([50, 51, 52], null)).toBe(1);
  expect(chosen([50, 90, 20], [51, 90, 20])).toBe(2);
  expect(chosen([50, 50, 50], [100, 50, 50])).toBe(3);
  expect(chosen([110, 80, 110], [70, 0, 0])).toBe(4);
  // 255 is a difference of −1, not of 255.
  expect(chosen([49, 48, 47], [50, 49, 48])).toBe(2);
});

it('filterRow leaves a row unfiltered if `pixelBytes` is 0', () => {
  expect(filterRow(Uint8Array.of(5, 6, 7), Uint8Array.of(5, 6, 7), 0)).toEqual(Uint8Array.of(0, 5, 6, 7));
});

it('unfilterRow restores every row, and refuses a filter with a number above 4', () => {
  const rows = fc.integer({ min: 1, max: 30 }).chain((length) => {
    const row = fc.uint8Array({ minLength: length, maxLength: length });
    return fc.tuple(row, fc.option(row), fc.integer({ min: 1, max: 4 }));
  });
  fc.assert(
    fc.property(rows, ([row, above, pixelBytes]) => {
      const [filter, ...filtered] = filterRow(row, above, pixelBytes);
      const restored = Uint8Array.from(filtered);
      expect(unfilterRow(filter, restored, above, pixelBytes)).toBe(true);
      expect(restored).toEqual(row);
    }),
  );
  expect([4, 5].map((filter) => unfilterRow(filter, new Uint8Array(1), null, 1))).toEqual([true, false]);
});

it('compressRows filters each row with the row above, as readers of PNG and PDF expect', async () => {
  // Each row is nearly the same as the row above, so filters that use it are chosen.
  const rows = Array.from({ length: 6 }, (_, y) => Uint8Array.from({ length: 30 }, (_, x) => (x * x * 7 + y) % 256));
  const filtered = (await inflate([await compressRows(rows, 3)], 6 * 31))!;
  const filters = new Set<number>();
  let above: Uint8Array | null = null;
  for (const [y, row] of rows.entries()) {
    const [filter, ...rest] = filtered.subarray(31 * y, 31 * (y + 1));
    filters.add(filter);
    const restored = Uint8Array.from(rest);
    unfilterRow(filter, restored, above, 3);
    expect(restored).toEqual(row);
    above = row;
  }
  expect(filters).toContain(2);
});
