import { expect, it } from 'vitest';
import { pointWeight, readingPoints } from './sampling.ts';

it('along each axis, a module is read at its center, and a quarter of its width before and after the center', () => {
  const grid = { modules: 1, margin: 1, edges: [0, 8, 20, 29], isPixels: true };
  expect([...readingPoints(grid)]).toEqual([2, 4, 6, 11, 14, 17, 22, 24, 26]);
});

it('the center of a module weighs a quarter, points beside it an eighth, and points at its corners a sixteenth', () => {
  const weights = [0, 1, 2].map((j) => [0, 1, 2].map((i) => 16 * pointWeight(i, j)));
  expect(weights).toEqual([
    [1, 2, 1],
    [2, 4, 2],
    [1, 2, 1],
  ]);
});
