import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pixels } from './pixels.ts';
import { type Box, resample, resampleRows, smallestAtLeast } from './resample.ts';

function pixelsOf(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let k = 0; k < width * height; k++) data.set(colorAt(k % width, Math.floor(k / width)), 4 * k);
  return { width, height, data };
}

function wholeOf({ width, height }: Pixels): Box {
  return { x: 0, y: 0, width, height };
}

function meanOf({ data }: Pixels, channel: number): number {
  let [sum, weight] = [0, 0];
  for (let k = 0; k < data.length; k += 4) {
    sum += data[k + channel] * data[k + 3];
    weight += data[k + 3];
  }
  return sum / weight;
}

describe('resample', () => {
  it('returns a part unchanged if it lies on whole pixels and keeps its size', () => {
    const pixels = pixelsOf(9, 7, (x, y) => [x, y, 3, 200 + x]);
    const cut = resample(pixels, { x: 2, y: 1, width: 4, height: 3 }, 4, 3);
    for (let y = 0; y < 3; y++) {
      for (let x = 0; x < 4; x++)
        expect([...cut.data.slice(4 * (4 * y + x), 4 * (4 * y + x) + 4)]).toEqual([x + 2, y + 1, 3, 202 + x]);
    }
  });

  it('returns the same rows as resampleRows, whether it scales down, up or not at all', () => {
    const pixels = pixelsOf(31, 23, (x, y) => [7 * x, 9 * y, x * y, 255 - 3 * x]);
    const box = { x: 1, y: 2, width: 20, height: 20 };
    for (const side of [20, 9, 77]) {
      const whole = resample(pixels, box, side, side);
      for (const [first, count] of [
        [0, 1],
        [3, 5],
        [side - 2, 2],
      ]) {
        const rows = resampleRows(pixels, box, side, side, first, count);
        expect([rows.width, rows.height]).toEqual([side, count]);
        expect(rows.data).toEqual(whole.data.slice(4 * side * first, 4 * side * (first + count)));
      }
    }
  });

  it('counts each pixel by its area when scaling down', () => {
    const stripes = pixelsOf(3, 1, (x) => [x === 1 ? 255 : 0, 0, 0, 255]);
    expect([...resample(stripes, wholeOf(stripes), 2, 1).data].filter((_, k) => k % 4 === 0)).toEqual([85, 85]);
    expect(resample(stripes, wholeOf(stripes), 1, 1).data[0]).toBe(85);
  });

  it('interpolates between the two nearest pixels when scaling up', () => {
    const step = pixelsOf(2, 1, (x) => [200 * x, 0, 0, 255]);
    const reds = [...resample(step, wholeOf(step), 4, 1).data].filter((_, k) => k % 4 === 0);
    expect(reds).toEqual([0, 50, 150, 200]);
  });

  it('uses only the pixels in the box when scaling up', () => {
    const stripes = pixelsOf(4, 4, (x, y) => [x === 0 || x === 3 ? 255 : 0, y === 0 || y === 3 ? 255 : 0, 0, 255]);
    const middle = resample(stripes, { x: 1, y: 1, width: 2, height: 2 }, 5, 5);
    expect([...middle.data].filter((_, k) => k % 4 < 2)).toEqual(Array(50).fill(0));
  });

  it('takes no color from transparent pixels', () => {
    const half = pixelsOf(2, 1, (x) => (x === 0 ? [200, 100, 50, 255] : [0, 255, 0, 0]));
    expect([...resample(half, wholeOf(half), 1, 1).data]).toEqual([200, 100, 50, 128]);
  });

  it('keeps the mean of any picture when scaling down, and opaque pixels opaque at any size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.nat(1000),
        (width, height, newWidth, newHeight, seed) => {
          const pixels = pixelsOf(width, height, (x, y) => [(x * 37 + y * 91 + seed) % 256, 0, 0, 255]);
          const drawn = resample(pixels, wholeOf(pixels), newWidth, newHeight);
          if (newWidth <= width && newHeight <= height) {
            expect(Math.abs(meanOf(drawn, 0) - meanOf(pixels, 0))).toBeLessThan(1);
          }
          expect(drawn.data.every((value, k) => k % 4 !== 3 || value === 255)).toBe(true);
        },
      ),
    );
  });
});

describe('smallestAtLeast', () => {
  it('returns a copy from which resample makes nearly the same picture as from the original', () => {
    const pixels = pixelsOf(640, 640, (x, y) => {
      const light = 128 + 60 * Math.sin(x / 23 + y / 57) + 50 * Math.cos(y / 31 - x / 71);
      return [light, 255 - light, light / 2, 255];
    });
    const small = smallestAtLeast(pixels, 90, 90);
    const [direct, stepwise] = [pixels, small].map((from) => resample(from, wholeOf(from), 90, 90).data);
    expect(Math.max(...direct.map((value, k) => Math.abs(value - stepwise[k])))).toBeLessThanOrEqual(3);
  });
});
