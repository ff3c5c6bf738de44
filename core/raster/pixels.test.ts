import { expect, it } from 'vitest';
import { imageForWorker, isSamePixels, lumaAt, type Pixels } from './pixels.ts';

function pixelsOf(width: number, height: number, ...data: number[]): Pixels {
  return { width, height, data: Uint8ClampedArray.from(data) };
}

it('isSamePixels compares sizes and all bytes', () => {
  const bytes = [1, 2, 3, 4, 5, 6, 7, 8];
  const pixels = pixelsOf(2, 1, ...bytes);
  expect(isSamePixels(pixels, pixelsOf(2, 1, ...bytes))).toBe(true);
  expect(isSamePixels(pixels, pixelsOf(1, 2, ...bytes))).toBe(false);
  for (const k of bytes.keys()) {
    expect(isSamePixels(pixels, pixelsOf(2, 1, ...bytes.with(k, 99))), `byte ${k}`).toBe(false);
  }
});

it('lumaAt returns the luma that a transparent pixel has on white', () => {
  const { data } = pixelsOf(3, 1, 255, 0, 0, 255, 0, 0, 0, 51, 0, 0, 0, 0);
  expect(lumaAt(data, 0)).toBeCloseTo(76.245, 3);
  expect([lumaAt(data, 4), lumaAt(data, 8)]).toEqual([204, 255]);
});

it('imageForWorker copies the pixels but not the data URL, and transferring the copy leaves the image intact', () => {
  const image = { pixels: pixelsOf(1, 1, 1, 2, 3, 4), href: 'data:,' };
  const { value, copy } = imageForWorker(image);
  expect(value).toBe(image);
  const { value: copied, transfer } = copy();
  expect(copied).toEqual({ pixels: image.pixels, href: '' });
  expect(transfer).toEqual([copied.pixels.data.buffer]);
  structuredClone(copied, { transfer });
  expect([...image.pixels.data]).toEqual([1, 2, 3, 4]);
});
