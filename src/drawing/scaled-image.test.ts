import { expect, it } from 'vitest';
import { clearPixels } from '#raster';
import { scaleImage } from './scaled-image.ts';

it('scaleImage caches a result of up to a million pixels, and computes a larger one anew each time', () => {
  const image = { pixels: clearPixels(4, 4), href: '' };
  const scaled = (width: number) =>
    scaleImage(
      { kind: 'image', part: 'image', image, x: 0, y: 0, width, height: 1000, opacity: 1, fit: 'fill' },
      0,
      1000,
    );
  for (const [width, isKept] of [
    [1000, true],
    [1001, false],
  ] as const) {
    const first = scaled(width);
    expect(scaled(width) === first).toBe(isKept);
  }
});
