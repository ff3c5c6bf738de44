import { expect, it } from 'vitest';
import { clearPixels } from '#raster';
import { cutSquare } from './tones.ts';

it('cutSquare makes transparent parts white', () => {
  const pixels = clearPixels(4, 4);
  expect(cutSquare(pixels, { x: 0.5, y: 0.5, side: 1 }, 2).data.every((value) => value === 255)).toBe(true);
  pixels.data.fill(100);
  const half = cutSquare(pixels, { x: 0.5, y: 0.5, side: 1 }, 2).data;
  expect([...half.subarray(0, 4)]).toEqual([194, 194, 194, 255]);
});
