import { expect, it } from 'vitest';
import { clearPixels } from '#raster';
import { IDENTITY, movePath, placeImage } from './page-reader.ts';

it('placeImage returns the box of an image, and whether the image is upside down', () => {
  const pixels = clearPixels(1, 1);
  const upright = { x: 3, y: 4, width: 5, height: 2, opacity: 0.5 };
  expect(placeImage(pixels, [5, 0, 0, 2, 3, 4], 0.5)).toMatchObject(upright);
  expect(placeImage(pixels, [5, 0, 0, 2, 3, 4], 0.5)).not.toHaveProperty('isTurned');
  expect(placeImage(pixels, [-5, 0, 0, -2, 8, 6], 0.5)).toMatchObject({ ...upright, isTurned: true });
});

it('movePath rounds the coordinates of path data to 1/64 of a unit', () => {
  // The first path has numbers close to whole units, as rounding in a file leaves them. The second path has a number
  // between two multiples of 1/64.
  expect(movePath('M0.995 2.004h1v1h-1z', IDENTITY)).toBe('M1 2h1v1h-1z');
  expect(movePath('M0.26 0h1v1h-1z', IDENTITY)).toBe('M0.266 0h1v1h-1z');
  expect(movePath('M1 2h3v1h-3z', [2, 0, 0, -2, 0.501, 10])).toBe('M2.5 6h6v-2h-6z');
});
