import { expect, it } from 'vitest';
import { pixelGrid } from '#drawing';
import type { Pixels } from '#raster';
import { drawSample } from '#weaving/testing';
import { likeness } from './likeness.ts';

const GRID = pixelGrid(41);
const ORIGINAL = drawSample('flower', 400);

function changed(change: (r: number, g: number, b: number) => readonly [number, number, number]): Pixels {
  const data = ORIGINAL.data.slice();
  for (let i = 0; i < data.length; i += 4) data.set(change(data[i], data[i + 1], data[i + 2]), i);
  return { ...ORIGINAL, data };
}

it('the likeness of a picture to itself is 1', () => {
  expect(likeness(ORIGINAL, ORIGINAL, GRID)).toEqual({ luma: expect.closeTo(1), color: expect.closeTo(1) });
});

it('missing colors reduce the likeness, and inverting a picture makes it negative', () => {
  const gray = changed((r, g, b) => {
    const luma = 0.299 * r + 0.587 * g + 0.114 * b;
    return [luma, luma, luma];
  });
  const negative = changed((r, g, b) => [255 - r, 255 - g, 255 - b]);
  const withoutColor = likeness(gray, ORIGINAL, GRID);
  expect(withoutColor.luma).toBeGreaterThan(0.99);
  expect(withoutColor.color).toBeLessThan(0.95);
  expect(likeness(negative, ORIGINAL, GRID).luma).toBeLessThan(0);
});
