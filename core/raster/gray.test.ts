import { describe, expect, it } from 'vitest';
import { flattenOn, fromGray, type GrayPicture, gaussianBlur, toGray } from './gray.ts';

const PIXELS = { width: 3, height: 1, data: Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 255, 51, 9, 9, 9, 0) };

it('toGray returns luma, and blends transparent parts with the page behind the picture', () => {
  const [red, blue, clear] = toGray(PIXELS, 100).luma;
  expect(red).toBeCloseTo(76.245, 3);
  expect(blue).toBeCloseTo(0.2 * 29.07 + 0.8 * 100, 3);
  expect(clear).toBe(100);
});

it('flattenOn returns opaque colors, and blends transparent parts with the page behind the picture', () => {
  const { width, height, data } = flattenOn(PIXELS, 100);
  expect([width, height]).toEqual([3, 1]);
  expect([...data]).toEqual([255, 0, 0, 255, 80, 80, 131, 255, 100, 100, 100, 255]);
});

it('fromGray returns opaque pixels with the rounded luma', () => {
  const { data } = fromGray({ width: 2, height: 1, luma: Float32Array.of(99.6, 99.4) });
  expect([...data]).toEqual([100, 100, 100, 255, 99, 99, 99, 255]);
});

function dotOn(
  width: number,
  height: number,
  luma: number,
  [x, y, dot]: readonly [number, number, number],
): GrayPicture {
  const picture = { width, height, luma: new Float32Array(width * height).fill(luma) };
  picture.luma[y * width + x] = dot;
  return picture;
}

describe('gaussianBlur', () => {
  it('spreads a pixel like a Gaussian, and no further than the radius', () => {
    const { width, height, luma } = gaussianBlur(dotOn(9, 7, 0, [4, 3, 1]), 1.5, 2);
    expect([width, height]).toEqual([9, 7]);
    const bell = (away: number): number => (Math.abs(away) > 2 ? 0 : Math.exp(-(away ** 2) / (2 * 1.5 ** 2)));
    const sum = [-2, -1, 0, 1, 2].reduce((total, away) => total + bell(away), 0);
    for (const [k, value] of luma.entries()) {
      expect(value).toBeCloseTo((bell((k % 9) - 4) * bell(Math.floor(k / 9) - 3)) / sum ** 2, 6);
    }
  });

  it('repeats the outermost pixels beyond the edges', () => {
    const plain = gaussianBlur({ width: 5, height: 4, luma: new Float32Array(20).fill(200) }, 2, 3).luma;
    for (const value of plain) expect(value).toBeCloseTo(200, 3);
    // The column at the left edge has luma 100. It is repeated three times beyond the edge, so four of seven columns
    // have this luma.
    const luma = Float32Array.from({ length: 20 }, (_, k) => (k % 5 === 0 ? 100 : 0));
    const [edge] = gaussianBlur({ width: 5, height: 4, luma }, 1e6, 3).luma;
    expect(edge).toBeCloseTo((100 * 4) / 7, 3);
  });
});
