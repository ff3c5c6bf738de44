import { expect, it } from 'vitest';
import { flattenOn, fromGray, toGray } from './gray.ts';

/** An opaque red pixel, a blue one with an opacity of 20%, and a transparent one. */
const PIXELS = { width: 3, height: 1, data: Uint8ClampedArray.of(255, 0, 0, 255, 0, 0, 255, 51, 9, 9, 9, 0) };

it('toGray returns luma, and blends transparent parts with the page behind the picture', () => {
  const [red, blue, clear] = toGray(PIXELS, 100).luma;
  expect(red).toBeCloseTo(76.245, 3);
  expect(blue).toBeCloseTo(0.2 * 29.07 + 0.8 * 100, 3);
  expect(clear).toBe(100);
});

it('toGray returns the luma of each pixel both within runs of one color and where the color changes', () => {
  const clear = [0, 0, 0, 0];
  const green = [0, 255, 0, 255];
  const data = Uint8ClampedArray.of(...clear, ...clear, ...green, ...green, ...clear);
  const { luma } = toGray({ width: 5, height: 1, data }, 40);
  expect([...luma].map(Math.round)).toEqual([40, 40, 150, 150, 40]);
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
