import { expect, it } from 'vitest';
import { edgeOf, gridSize, pixelGrid } from '#drawing';
import { encode, isDark } from '#engine';
import { finderRuns } from './edges.ts';
import { finderPlaces } from './finder-patterns.ts';

/** A rectangle, in modules from the corner of a finder pattern: left, top, right, bottom. */
type Patch = readonly [number, number, number, number];

/** Returns the deviation of runs in a code that has patches of one tone on one of its three finder patterns. */
function runsWith(version: number, patches: readonly Patch[], tone: 0 | 1 = 0, pattern = 0): number {
  const code = encode('RUNS', { level: 'H', minVersion: version });
  const grid = pixelGrid(code.size);
  const width = gridSize(grid);
  const dark = new Uint8Array(width * width);
  const fill = (left: number, top: number, right: number, bottom: number, value: 0 | 1): void => {
    for (let y = Math.round(top); y < bottom; y++)
      dark.fill(value, y * width + Math.round(left), y * width + Math.round(right));
  };
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (isDark(code, x, y)) fill(edgeOf(grid, x), edgeOf(grid, y), edgeOf(grid, x + 1), edgeOf(grid, y + 1), 1);
    }
  }
  const [column, row] = finderPlaces(code)[pattern];
  const module = (edgeOf(grid, column + 7) - edgeOf(grid, column)) / 7;
  const [x0, y0] = [edgeOf(grid, column), edgeOf(grid, row)];
  for (const [left, top, right, bottom] of patches) {
    fill(x0 + left * module, y0 + top * module, x0 + right * module, y0 + bottom * module, tone);
  }
  return finderRuns(dark, width, code, grid);
}

it('runs in an unchanged code do not deviate, whatever the size of its modules', () => {
  for (let version = 1; version <= 40; version += 3) expect(runsWith(version, [])).toBe(0);
});

it('moving a border of the center changes the shares of the two runs that meet there', () => {
  // The center lacks its left column: the runs are 1, 2, 2, 1, 1 of 7 modules instead of 1, 1, 3, 1, 1.
  expect(runsWith(1, [[2, 2, 3, 5]])).toBeCloseTo(2 / 7, 1);
  // Half of the light ring left of the center is dark: the runs are 1, 0.5, 3.5, 1, 1 of 7 modules.
  expect(runsWith(1, [[1.5, 2, 2, 5]], 1)).toBeCloseTo(1 / 7, 1);
});

it.each([
  ['left', [-1, 0, 0, 7]],
  ['right', [7, 0, 8, 7]],
  ['above', [0, -1, 7, 0]],
  ['below', [0, 7, 7, 8]],
] as const)('dark modules beside a finder pattern lengthen the run of the ring on that side: %s', (_, patch) => {
  // The runs are 2, 1, 3, 1, 1 of 8 modules instead of 1, 1, 3, 1, 1 of 7.
  expect(runsWith(1, [patch], 1)).toBeCloseTo(2 * (2 / 8 - 1 / 7), 1);
});

it.each([
  ['left of the upper right pattern', 1, [-3, 0, 0, 7]],
  ['right of the upper left pattern', 0, [7, 0, 10, 7]],
  ['above the lower left pattern', 2, [0, -3, 7, 0]],
  ['below the upper left pattern', 0, [0, 7, 7, 10]],
] as const)('of three dark modules in a row beside a pattern, only the nearest counts: %s', (_, pattern, patch) => {
  // 2, 1, 3, 1, 1 of 8 instead of 1, 1, 3, 1, 1 of 7.
  expect(runsWith(3, [patch], 1, pattern)).toBeCloseTo(2 * (2 / 8 - 1 / 7), 1);
});

it('the deviation is that of the best pair of a row and the column through its middle', () => {
  expect(runsWith(1, [[2, 2, 5, 4]])).toBeGreaterThan(0.12);
  // A hole beside the middle column leaves the rows above and below it intact.
  expect(runsWith(1, [[2.5, 3, 3, 3.5]])).toBe(0);
  // The middle column, with which every row is paired, crosses this hole.
  expect(runsWith(1, [[3.4, 3.4, 3.6, 3.6]])).toBeGreaterThan(0.12);
});

it('a row is paired with the column through the middle of its five runs, not the middle of its center run', () => {
  // The center lacks a module on the left, so its middle is half a module right of the middle of the runs. The hole is
  // in the column through the middle of the center.
  const lacking = [2, 2, 3, 5] as const;
  expect(runsWith(1, [lacking, [3.9, 3.4, 4.1, 3.6]])).toBe(runsWith(1, [lacking]));
});

it('if a column has several sets of five runs, only the set whose center the row crosses is used', () => {
  // A light hole splits the dark center in two. The five runs around the center's lower part are 0.6, 0.6, 1.8, 1 and
  // 1 modules long, and those around its upper part 1, 1, 0.6, 0.6 and 1.8.
  expect(runsWith(1, [[3.4, 2.6, 3.6, 3.2]])).toBeLessThan(0.4);
});

it.each([0, 1, 2])('the deviation of the worst of the three finder patterns counts: pattern %i', (pattern) => {
  expect(runsWith(3, [[2, 2, 5, 4]], 0, pattern)).toBeGreaterThan(0.12);
});

it('the deviation is 2 if a pattern does not have five runs', () => {
  expect(runsWith(2, [[0, 0, 7, 7]])).toBe(2);
  expect(runsWith(2, [[0, 0, 7, 7]], 1)).toBe(2);
});
