import { expect, it } from 'vitest';
import { clearPixels, type Pixels } from '#raster';
import { boxBlur } from './planes.ts';
import { cutSquare, readTones } from './tones.ts';

function grayPicture(size: number, valueAt: (x: number, y: number) => number): Pixels {
  const pixels = clearPixels(size, size);
  for (let k = 0; k < size * size; k++) {
    const value = valueAt(k % size, Math.floor(k / size));
    pixels.data.set([value, value, value, 255], 4 * k);
  }
  return pixels;
}

it('readTones stretches the luma range with a strength of 40%, and raises local contrast and sharpness', () => {
  const [size, modules] = [120, 12];
  const { tone } = readTones(
    grayPicture(size, (x, y) => (x < 60 ? 51 : 204) - (y === 60 ? 30 : 0)),
    modules,
  );
  // The line of darker pixels is less than 1% of all pixels, so the range is 51 to 204.
  const [low, high] = [0.4 * 51, 255 - 0.4 * 51];
  const stretched = Float32Array.from({ length: size * size }, (_, k) => {
    const value = (k % size < 60 ? 51 : 204) - (Math.floor(k / size) === 60 ? 30 : 0);
    return ((value - low) * 255) / (high - low);
  });
  // A module is 10 pixels wide. The radii are 3/1.7 and 0.8/1.7 modules.
  const [wide, fine] = [boxBlur(stretched, size, 18, 3), boxBlur(stretched, size, 5, 2)];
  for (let k = 0; k < tone.length; k += 7) {
    expect(tone[k]).toBeCloseTo(stretched[k] + 0.3 * (fine[k] - wide[k]) + 0.15 * (stretched[k] - fine[k]), 2);
  }
});

it('cutSquare makes transparent parts white', () => {
  const pixels = clearPixels(4, 4);
  expect(cutSquare(pixels, { x: 0.5, y: 0.5, side: 1 }, 2).data.every((value) => value === 255)).toBe(true);
  pixels.data.fill(100);
  const half = cutSquare(pixels, { x: 0.5, y: 0.5, side: 1 }, 2).data;
  expect([...half.subarray(0, 4)]).toEqual([194, 194, 194, 255]);
});
