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

it('scaleImage scales an image again if its layer has another width, height or fit than before', () => {
  const image = { pixels: unevenPixels(20, 10), href: '' };
  const scaled = (width: number, height: number, fit: 'fill' | 'cover' = 'fill') =>
    scaleImage({ ...LAYER, image, width, height, fit }, 0, height);
  const first = scaled(8, 8);
  expect(scaled(8, 4)).toMatchObject({ width: 8, height: 4 });
  expect(scaled(6, 8)).toMatchObject({ width: 6, height: 8 });
  expect(scaled(8, 8, 'cover').data).not.toEqual(first.data);
  expect(scaled(8, 8).data).toEqual(first.data);
});

it('for an upside-down image, scaleImage turns a copy of the cached pixels, so each call returns the same rows', () => {
  const layer = {
    ...LAYER,
    image: { pixels: unevenPixels(6, 4), href: '' },
    width: 6,
    height: 4,
    fit: 'fill',
  } as const;
  const upright = scaleImage(layer, 0, 4).data.slice();
  const turned = scaleImage({ ...layer, isTurned: true }, 0, 4).data;
  expect([...turned.subarray(0, 4)]).toEqual([...upright.subarray(-4)]);
  expect(scaleImage({ ...layer, isTurned: true }, 0, 4).data).toEqual(turned);
  expect(scaleImage(layer, 0, 4).data).toEqual(upright);
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
