import { expect, it } from 'vitest';
import { localMeans, pointWeight, readingPoints } from './sampling.ts';

it('localMeans returns means over square windows whose side is twice the radius, cropped to the picture', () => {
  const [width, height, radius] = [11, 9, 3];
  const luma = Float32Array.from({ length: width * height }, (_, k) => (k * k) % 251);
  const region = { left: 2, top: 1, right: 11, bottom: 8 };
  const meanAt = localMeans({ width, height, luma }, region, radius);
  for (let y = region.top; y < region.bottom; y++) {
    for (let x = region.left; x < region.right; x++) {
      let [sum, count] = [0, 0];
      for (let v = Math.max(0, y - radius); v < Math.min(height, y + radius); v++) {
        for (let u = Math.max(0, x - radius); u < Math.min(width, x + radius); u++, count++) sum += luma[v * width + u];
      }
      expect(meanAt(x, y)).toBeCloseTo(sum / count, 6);
    }
  }
});

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
