import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelGrid } from '#drawing';
import type { Pixels } from '#raster';
import { localThresholds, readModules as readOnGrid } from './read-modules.ts';

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

  it('computes luma with the weights that decoders use, and blends transparent colors with white', () => {
    const of = (...color: number[]): number =>
      readModules(
        picture(21, 100, () => color),
        21,
      ).luma[0];
    expect(of(255, 0, 0, 255)).toBeCloseTo(76.245);
    expect(of(0, 255, 0, 255)).toBeCloseTo(149.685);
    expect(of(0, 0, 255, 255)).toBeCloseTo(29.07);
    expect(of(0, 0, 0, 102)).toBeCloseTo(153);
    expect(of(0, 0, 0, 0)).toBe(255);
  });

  it('throws for a picture with less than a pixel per module', () => {
    expect(() =>
      readModules(
        picture(21, 22, () => [0, 0, 0, 255]),
        21,
      ),
    ).toThrow(RangeError);
  });
});

describe('localThresholds', () => {
  it('is the mean of the cells around each cell, whatever share of them is light', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 40, max: 55 }),
        fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }).filter((cells) => new Set(cells).size === 2),
        (low, contrast, cells) => {
          const luma = Float64Array.from(cells, (isLight) => (isLight ? low + contrast : low));
          fc.pre(deviation(luma) >= 12);
          // In a grid of 5 × 5 cells, the window of the middle cell is the whole grid.
          const share = cells.filter(Boolean).length / cells.length;
          expect(localThresholds({ width: 5, luma })[12]).toBeCloseTo(low + share * contrast, 6);
        },
      ),
    );
  });

  it('averages over a window of a tenth of the grid, here 9 of 80 cells', () => {
    const width = 80;
    const luma = Float64Array.from({ length: width * width }, (_, index) => (index * 7919) % 251);
    let sum = 0;
    for (let y = 36; y <= 44; y++) for (let x = 26; x <= 34; x++) sum += luma[y * width + x];
    expect(localThresholds({ width, luma })[40 * width + 30]).toBeCloseTo(sum / 81, 6);
  });

  it('widens the window around cells of one tone', () => {
    const width = 41;
    const luma = Float64Array.from({ length: width * width }, (_, index) => (index % width < 30 ? 90 : 10));
    // Windows with 2, 4, 8 and 16 cells to each side are all light. The next has 30 light columns and 5 dark ones.
    expect(localThresholds({ width, luma })[20 * width + 2]).toBeCloseTo((30 * 90 + 5 * 10) / 35);
  });

  it('separates dark cells from light ones when the illumination changes across the picture', () => {
    const width = 61;
    const light = (index: number): number => 60 + 3 * (index % width);
    const isDark = (index: number): boolean => ((index * 7919) >> 3) % 2 === 0;
    const luma = Float64Array.from({ length: width * width }, (_, i) => (isDark(i) ? 0.3 : 1) * light(i));
    const thresholds = localThresholds({ width, luma });
    expect(luma.every((value, index) => value < thresholds[index] === isDark(index))).toBe(true);
  });
});

function deviation(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
