import { expect, it } from 'vitest';
import { edgeOf, gridSize, pixelGrid } from '#drawing';
import { quietZoneMarks } from './edges.ts';

/** A quiet zone of two modules around a code of 21 modules, at ten pixels per module. */
const GRID = pixelGrid(21, 250, 2);
const [FIRST, BEHIND] = [edgeOf(GRID, 0), edgeOf(GRID, 21)];

/**
 * Returns the area of the marks, in modules, in a picture with these dark rectangles. Each rectangle is given by its
 * left, top, right and bottom edges. The right and bottom edges are exclusive.
 */
function marksIn(...rectangles: readonly (readonly [number, number, number, number])[]): number {
  const size = gridSize(GRID);
  const dark = new Uint8Array(size * size);
  for (const [left, top, right, bottom] of rectangles) {
    for (let y = top; y < bottom; y++) dark.fill(1, y * size + left, y * size + right);
  }
  return quietZoneMarks(dark, GRID);
}

it('there are no marks if only the code is dark', () => {
  expect(marksIn()).toBe(0);
  expect(marksIn([FIRST, FIRST, BEHIND, BEHIND])).toBe(0);
});

it.each([
  ['left of it', [FIRST - 10, 100, FIRST + 10, 110]],
  ['right of it', [BEHIND - 10, 100, BEHIND + 10, 110]],
  ['above it', [100, FIRST - 10, 110, FIRST + 10]],
  ['below it', [100, BEHIND - 10, 110, BEHIND + 10]],
] as const)(
  'if a mark touches the code and lies %s, its area in modules is returned, without a narrow strip next to the code',
  (_, rectangle) => {
    expect(marksIn(rectangle)).toBeCloseTo(0.8);
  },
);

it('marks are followed around corners and along the edge of the code', () => {
  const marks = marksIn([100, FIRST - 10, 110, FIRST + 10], [100, FIRST - 20, 150, FIRST - 10]);
  expect(marks).toBeCloseTo(0.8 + 5);
});

it('dark pixels that do not touch the code, or touch only its corner, are no marks', () => {
  expect(marksIn([100, 0, 150, FIRST - 1])).toBe(0);
  expect(marksIn([FIRST - 10, FIRST - 10, FIRST, FIRST], [FIRST, FIRST, FIRST + 10, FIRST + 10])).toBe(0);
});

it('dark pixels that reach at most a quarter of a module beyond the code are no marks', () => {
  expect(marksIn([100, FIRST - 2, 150, FIRST + 10])).toBe(0);
  expect(marksIn([100, FIRST - 3, 150, FIRST + 10])).toBeGreaterThan(0);
});
