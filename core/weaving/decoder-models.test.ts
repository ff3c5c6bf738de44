import { describe, expect, it } from 'vitest';
import { pixelGrid } from '#drawing';
import { encode, isDark } from '#engine';
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

describe('both models', () => {
  function plainCode(): GrayPicture & { readonly code: ReturnType<typeof encode> } {
    const code = encode('https://example.com/abcdef', { level: 'L', minVersion: 6 });
    const { edges } = pixelGrid(code.size);
    const luma = new Float32Array(400 * 400).fill(255);
    for (let row = 0; row < code.size; row++) {
      for (let column = 0; column < code.size; column++) {
        if (!isDark(code, column, row)) continue;
        for (let y = edges[row + 1]; y < edges[row + 2]; y++) {
          luma.fill(0, y * 400 + edges[column + 1], y * 400 + edges[column + 2]);
        }
      }
    }
    return { width: 400, height: 400, luma, code };
  }

  function countWrong({ code, ...picture }: ReturnType<typeof plainCode>): number[] {
    const { edges } = pixelGrid(code.size);
    return thresholdsOf(picture).map((thresholds) => {
      let wrong = 0;
      for (let row = 0; row < code.size; row++) {
        for (let column = 0; column < code.size; column++) {
          const x = (edges[column + 1] + edges[column + 2]) >> 1;
          const y = (edges[row + 1] + edges[row + 2]) >> 1;
          const isReadDark = picture.luma[y * 400 + x] < thresholdAt(thresholds, x, y);
          if (isReadDark !== isDark(code, column, row)) wrong++;
        }
      }
      return wrong;
    });
  }

  it('read every module of a plain code', () => {
    expect(countWrong(plainCode())).toEqual([0, 0]);
  });

  it('read a code in uneven light, where a single threshold would fail', () => {
    const plain = plainCode();
    const light = (i: number): number => 0.22 + (0.78 * (i % 400)) / 400;
    const luma = plain.luma.map((value, i) => (90 + 0.6 * value) * light(i));
    const inCode = [...luma.keys()].filter((i) => i % 400 > 40 && i % 400 < 360);
    const lumaOf = (value: number): number[] => inCode.filter((i) => plain.luma[i] === value).map((i) => luma[i]);
    const [darkModules, lightModules] = [lumaOf(0), lumaOf(255)];
    const reduceBy = (pick: (...values: number[]) => number, values: number[]) =>
      values.reduce((one, other) => pick(one, other));
    expect(reduceBy(Math.max, darkModules)).toBeGreaterThan(reduceBy(Math.min, lightModules));
    expect(countWrong({ ...plain, luma })).toEqual([0, 0]);
  });
});
