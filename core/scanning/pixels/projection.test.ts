import { expect, it } from 'vitest';
import { pixelGrid } from '#drawing';
import { clearPixels, type Pixels } from '#raster';
import { type Corners, lumaBetween, type Projection, project, projectionOf, rectify } from './projection.ts';

/** A square in perspective: its right side is farther away. */
const CORNERS: Corners = [
  { x: 10, y: 10 },
  { x: 90, y: 30 },
  { x: 90, y: 70 },
  { x: 10, y: 110 },
];

it("a projection brings a code's corners to the given ones, clockwise from the upper left", () => {
  const projection = projectionOf(CORNERS, 21);
  const places = [
    [0, 0],
    [21, 0],
    [21, 21],
    [0, 21],
  ].map(([x, y]) => project(projection, x, y));
  for (const [k, { x, y }] of places.entries()) {
    expect(x).toBeCloseTo(CORNERS[k].x, 9);
    expect(y).toBeCloseTo(CORNERS[k].y, 9);
  }
});

it('the middle of a code is projected to the point where the diagonals between the corners cross', () => {
  const middle = project(projectionOf(CORNERS, 21), 10.5, 10.5);
  // The diagonals run from (10, 10) to (90, 70), and from (10, 110) to (90, 30).
  expect(middle.x).toBeCloseTo(10 + 100 / 1.75, 6);
  expect(middle.y).toBeCloseTo(10 + 75 / 1.75, 6);
});

it('lumaBetween returns the luma at pixel centers, interpolates between them, and repeats the edges of the picture', () => {
  const picture = { width: 2, height: 2, luma: Float32Array.of(0, 100, 40, 200) };
  expect([lumaBetween(picture, 0.5, 0.5), lumaBetween(picture, 1.5, 1.5)]).toEqual([0, 200]);
  expect([lumaBetween(picture, 1, 0.5), lumaBetween(picture, 0.5, 1), lumaBetween(picture, 1, 1)]).toEqual([
    50, 20, 85,
  ]);
  expect([lumaBetween(picture, -9, -9), lumaBetween(picture, 9, -9), lumaBetween(picture, 9, 9)]).toEqual([
    0, 100, 200,
  ]);
});

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

it('rectify averages all pixels that fall on a pixel of the grid', () => {
  // In each pixel of the grid, one of three columns is white.
  const picture = painted(69, 69, (x) => (x % 3 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
  expect(colorAt(rectify(picture, upright(3, 3, 63), GRID), 10, 10)).toEqual([85, 85, 85, 255]);
});
