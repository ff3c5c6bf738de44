import { expect, it } from 'vitest';
import { pixelGrid } from '#drawing';
import { clearPixels, type Pixels } from '#raster';
import { type Corners, type Projection, projectionOf, rectify } from './projection.ts';

function painted(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const picture = clearPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) picture.data.set(colorAt(x, y), 4 * (y * width + x));
  }
  return picture;
}

function upright(left: number, top: number, side: number): Projection {
  const corners: Corners = [
    { x: left, y: top },
    { x: left + side, y: top },
    { x: left + side, y: top + side },
    { x: left, y: top + side },
  ];
  return projectionOf(corners, 21);
}

/** One pixel per module, with a quiet zone of one module. */
const GRID = pixelGrid(21, 23, 1);

function colorAt({ width, data }: Pixels, x: number, y: number): number[] {
  return [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
}

it("rectify repeats the outermost pixels beyond the picture's edges", () => {
  const picture = painted(21, 21, (x, y) => [x === 0 ? 200 : 50, y === 20 ? 120 : 30, 0, 255]);
  const straight = rectify(picture, upright(0, 0, 21), GRID);
  expect(colorAt(straight, 0, 10)).toEqual([200, 30, 0, 255]);
  expect(colorAt(straight, 10, 22)).toEqual([50, 120, 0, 255]);
});

it('rectify keeps transparent parts, whose hidden colors do not tint the visible ones', () => {
  const picture = painted(46, 46, (x) => (x % 2 === 0 ? [200, 0, 0, 255] : [0, 0, 255, 0]));
  expect(colorAt(rectify(picture, upright(2, 2, 42), GRID), 10, 10)).toEqual([200, 0, 0, 128]);
  expect(rectify(clearPixels(46, 46), upright(2, 2, 42), GRID).data.every((value) => value === 0)).toBe(true);
});

it('rectify averages all pixels that fall on a pixel of the grid', () => {
  // In each pixel of the grid, one of three columns is white.
  const picture = painted(69, 69, (x) => (x % 3 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
  expect(colorAt(rectify(picture, upright(3, 3, 63), GRID), 10, 10)).toEqual([85, 85, 85, 255]);
});
