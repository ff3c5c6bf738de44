import { expect, it } from 'vitest';
import { pixelGrid } from '#drawing';
import { clearPixels, type Pixels } from '#raster';
import { type Corners, type Projection, projectionOf, rectify } from './projection.ts';

/** Returns a picture with these colors. */
function painted(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels {
  const picture = clearPixels(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) picture.data.set(colorAt(x, y), 4 * (y * width + x));
  }
  return picture;
}

/** Returns the projection of a code of 21 modules onto an upright square. */
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

it('rectify cuts out an upright code of the requested size without changing its pixels', () => {
  const picture = painted(40, 50, (x, y) => [5 * x, 4 * y, (37 * x + 91 * y) % 256, 255]);
  const straight = rectify(picture, upright(11, 21, 21), GRID);
  expect([straight.width, straight.height]).toEqual([23, 23]);
  for (const [x, y] of [
    [0, 0],
    [22, 0],
    [3, 17],
    [22, 22],
  ])
    expect(colorAt(straight, x, y)).toEqual(colorAt(picture, x + 10, y + 20));
});

it('rectify rotates a code that lies on its side', () => {
  const picture = painted(23, 23, (x, y) => [10 * x, 10 * y, 0, 255]);
  // The code is rotated clockwise by 90°: its upper left corner is at the upper right.
  const [topLeft, topRight, bottomRight, bottomLeft] = [
    [22, 1],
    [22, 22],
    [1, 22],
    [1, 1],
  ].map(([x, y]) => ({ x, y }));
  const straight = rectify(picture, projectionOf([topLeft, topRight, bottomRight, bottomLeft], 21), GRID);
  expect(colorAt(straight, 1, 1)).toEqual(colorAt(picture, 21, 1));
  expect(colorAt(straight, 21, 1)).toEqual(colorAt(picture, 21, 21));
});

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

it('rectify averages all pixels that fall on a pixel of the grid, up to 16 × 16', () => {
  for (const scale of [3, 16]) {
    // In each pixel of the grid, one of `scale` columns is white.
    const picture = painted(23 * scale, 23 * scale, (x) => (x % scale === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
    const [luma] = colorAt(rectify(picture, upright(scale, scale, 21 * scale), GRID), 10, 10);
    expect(Math.abs(luma - 255 / scale), String(scale)).toBeLessThanOrEqual(1);
  }
});
