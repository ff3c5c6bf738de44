import { expect, it } from 'vitest';
import { clearPixels, type Pixels, resample, smallestAtLeast } from '#raster';
import { scaleImage } from './scaled-image.ts';

it('scaleImage caches a result of up to a million pixels, and computes a larger result anew each time', () => {
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

/** An image in which every pixel differs from its neighbors. */
function unevenPixels(width: number, height: number): Pixels {
  const data = Uint8ClampedArray.from({ length: 4 * width * height }, (_, k) => (k % 4 === 3 ? 255 : (k * 37) % 256));
  return { width, height, data };
}

const LAYER = { kind: 'image', part: 'image', x: 0, y: 0, opacity: 1 } as const;

it('scaleImage samples a reduced copy of an image that is at least four times as wide as the result', () => {
  for (const [side, isReduced] of [
    [79, false],
    [80, true],
  ] as const) {
    const pixels = unevenPixels(side, side);
    const layer = { ...LAYER, image: { pixels, href: '' }, width: 20, height: 20, fit: 'fill' } as const;
    const source = isReduced ? smallestAtLeast(pixels, 40, 40) : pixels;
    expect(source.width).toBe(isReduced ? 40 : 79);
    const box = { x: 0, y: 0, width: source.width, height: source.height };
    expect(scaleImage(layer, 0, 20).data).toEqual(resample(source, box, 20, 20).data);
  }
});

it('scaleImage shows the middle of a wide or tall image whose fit is `cover`', () => {
  for (const [width, height, box] of [
    [30, 10, { x: 10, y: 0, width: 10, height: 10 }],
    [10, 30, { x: 0, y: 10, width: 10, height: 10 }],
  ] as const) {
    const pixels = unevenPixels(width, height);
    const layer = { ...LAYER, image: { pixels, href: '' }, width: 20, height: 20, fit: 'cover' } as const;
    expect(scaleImage(layer, 0, 20).data).toEqual(resample(pixels, box, 20, 20).data);
  }
});
