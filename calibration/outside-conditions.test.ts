import { expect, it } from 'vitest';
import type { Pixels } from '#raster';
import { OUTSIDE_CONDITIONS, outsideViewsOf } from './outside-conditions.ts';

/** A transparent picture with a red square in its middle. */
const PICTURE: Pixels = { width: 60, height: 60, data: new Uint8ClampedArray(4 * 60 * 60) };
for (let y = 20; y < 40; y++) for (let x = 20; x < 40; x++) PICTURE.data.set([255, 0, 0, 255], 4 * (60 * y + x));

const colorAt = ({ width, data }: Pixels, x: number, y: number): number[] =>
  Array.from(data.subarray(4 * (width * y + x), 4 * (width * y + x) + 4));

const viewOf = outsideViewsOf(PICTURE);

it('there are twenty-three different conditions, the first "as it is" and the last "opposite tones"', () => {
  expect(OUTSIDE_CONDITIONS).toHaveLength(23);
  expect(new Set(OUTSIDE_CONDITIONS).size).toBe(23);
  expect(OUTSIDE_CONDITIONS[0]).toBe('as it is');
  expect(OUTSIDE_CONDITIONS.at(-1)).toBe('opposite tones');
});

it('"as it is" shows the picture in color on a white page', () => {
  const view = viewOf('as it is');
  expect(view).toMatchObject({ width: 60, height: 60 });
  expect(colorAt(view, 30, 30)).toEqual([255, 0, 0, 255]);
  expect(colorAt(view, 5, 5)).toEqual([255, 255, 255, 255]);
});

it('"opposite tones" shows the picture in gray on a white page, then inverts all tones', () => {
  const view = viewOf('opposite tones');
  expect(colorAt(view, 5, 5)).toEqual([0, 0, 0, 255]);
  const [gray] = colorAt(view, 30, 30);
  // Red has the luma 76.2.
  expect(gray).toBe(179);
});

it('every condition but "as it is" is gray; "white page", "light gray page" and "dark page" show such a page', () => {
  for (const condition of OUTSIDE_CONDITIONS.slice(1)) {
    const { data } = viewOf(condition);
    for (let k = 0; k < data.length; k += 400) expect([data[k + 1], data[k + 2]]).toEqual([data[k], data[k]]);
  }
  // The page extends beyond the picture on each side, so a corner of the view shows the color of the page.
  expect(viewOf('white page')).toMatchObject({ width: 96, height: 96 });
  expect(colorAt(viewOf('white page'), 0, 0)).toEqual([255, 255, 255, 255]);
  expect(colorAt(viewOf('light gray page'), 0, 0)).toEqual([200, 200, 200, 255]);
  expect(colorAt(viewOf('dark page'), 0, 0)).toEqual([8, 8, 8, 255]);
});
