import { describe, expect, it } from 'vitest';
import type { GrayPicture } from '#raster';
import { thresholdAt, thresholdsOf } from './decoder-models.ts';

/**
 * Returns a picture of 8 × 8 blocks, each 8 pixels wide. `valuesAt` returns the luma of a block: `corner` for its upper
 * left pixel, and `most` for all its other pixels.
 */
function pictureOf(valuesAt: (column: number, row: number) => readonly [most: number, corner: number]): GrayPicture {
  const luma = Float32Array.from({ length: 64 * 64 }, (_, k) => {
    const [x, y] = [k % 64, Math.floor(k / 64)];
    const [most, corner] = valuesAt(x >> 3, y >> 3);
    return (x & 7) === 0 && (y & 7) === 0 ? corner : most;
  });
  return { width: 64, height: 64, luma };
}

function thresholdsIn(picture: GrayPicture, column: number, row: number): number[] {
  return thresholdsOf(picture).map((model) => thresholdAt(model, 8 * column, 8 * row));
}

describe('the threshold at the middle of the range', () => {
  const middle = (picture: GrayPicture, column: number, row: number) => thresholdsIn(picture, column, row)[0];

  it('is a mean over 5 × 5 blocks: the block itself counts twice, blocks with little variation not at all', () => {
    const picture = pictureOf((column, row) => {
      if (column === 3 && row === 3) return [100, 0];
      return column === 5 && row === 5 ? [200, 100] : [90, 90];
    });
    expect(middle(picture, 3, 3)).toBeCloseTo((2 * 50 + 150) / 3, 4);
    expect(middle(picture, 4, 4)).toBeCloseTo((50 + 150) / 2, 4);
    expect(middle(picture, 7, 7)).toBe(150);
    expect(middle(picture, 0, 3)).toBe(128);
  });
});

describe('the threshold at the mean', () => {
  const mean = (picture: GrayPicture, column: number, row: number) => thresholdsIn(picture, column, row)[1];

  it('is a mean over 5 × 5 blocks, which are moved inward at the edges of the picture', () => {
    const picture = pictureOf((column, row) => (column === 4 && row === 4 ? [200, 0] : [140, 140]));
    const shade = 70 + (200 - 200 / 64 - 70) / 25;
    expect(mean(picture, 3, 3)).toBeCloseTo(shade, 3);
    expect(mean(picture, 1, 1)).toBeCloseTo(shade, 3);
    expect(mean(picture, 0, 0)).toBeCloseTo(shade, 3);
    expect(mean(picture, 7, 7)).toBeCloseTo(shade, 3);
  });
});
