import { describe, expect, it } from 'vitest';
import { boxBlur, gaussianMean } from './planes.ts';

const SIZE = 21;

function point(): Float32Array {
  const plane = new Float32Array(SIZE * SIZE);
  plane[10 * SIZE + 10] = 1;
  return plane;
}

describe('blurs', () => {
  it('leave a uniform plane unchanged, even at its edge', () => {
    const even = new Float32Array(SIZE * SIZE).fill(7);
    for (const blurred of [boxBlur(even, SIZE, 3, 3), gaussianMean(even, SIZE, 2)]) {
      for (const value of blurred) expect(value).toBeCloseTo(7, 4);
    }
  });

  it('spread a point equally in all directions and keep the sum', () => {
    for (const blurred of [boxBlur(point(), SIZE, 2, 2), gaussianMean(point(), SIZE, 1.5)]) {
      expect(blurred.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
      expect(blurred[10 * SIZE + 8]).toBeCloseTo(blurred[12 * SIZE + 10], 6);
      expect(blurred[10 * SIZE + 10]).toBeGreaterThan(blurred[10 * SIZE + 11]);
    }
  });

  it('made by one pass of boxBlur are means over squares with sides of 2 · radius + 1 places', () => {
    const blurred = boxBlur(point(), SIZE, 2, 1);
    expect(blurred[8 * SIZE + 12]).toBeCloseTo(1 / 25, 6);
    expect(blurred[7 * SIZE + 10]).toBe(0);
  });

  it('by gaussianMean use the given value for places beyond the plane', () => {
    const dark = new Float32Array(SIZE * SIZE);
    const blurred = gaussianMean(dark, SIZE, 2, 1);
    expect(blurred[0]).toBeGreaterThan(0.5);
    expect(blurred[10 * SIZE + 10]).toBeCloseTo(0, 3);
  });
});
