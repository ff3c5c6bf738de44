import { expect, it } from 'vitest';
import { type Corners, lumaBetween, moduleLength, type Point, project, projectionOf } from './projection.ts';

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

it('moduleLength is the mean length of the sides of modules', () => {
  const point = (x: number, y: number): Point => ({ x, y });
  expect(moduleLength([point(0, 0), point(84, 0), point(84, 42), point(0, 42)], 21)).toBeCloseTo(3);
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
