import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelGrid } from '#drawing';
import type { Pixels } from '#raster';
import { readModules as readOnGrid } from './read-modules.ts';

function readModules(pixels: Pixels, size: number): ReturnType<typeof readOnGrid> {
  return readOnGrid(pixels, pixelGrid(size, pixels.width));
}

/**
 * Returns a picture of a code in which each module has the color that `colorAt` returns. The edges of modules are
 * rounded to whole pixels, as in drawings.
 */
function picture(size: number, side: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8ClampedArray(4 * side * side);
  const moduleAt = Array.from({ length: side }, (_, pixel) => {
    let k = 0;
    while (Math.round(((k + 1) * side) / (size + 2)) <= pixel) k++;
    return k - 1;
  });
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) data.set(colorAt(moduleAt[x], moduleAt[y]), 4 * (y * side + x));
  }
  return { width: side, height: side, data };
}

describe('readModules', () => {
  it('reads the luma of each module in pictures of any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 45, max: 300 }), (version, side) => {
        const size = 17 + 4 * version;
        const value = (x: number, y: number): number => (((x * 37 + y * 91) % 256) | 0) & 255;
        const { luma } = readModules(
          picture(size, side, (x, y) => [value(x, y), value(x, y), value(x, y), 255]),
          size,
        );
        const expected = Array.from(luma, (_, index) => value(index % size, Math.floor(index / size)));
        expect(Array.from(luma, Math.round)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });
});
