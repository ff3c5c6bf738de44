import { expect, it } from 'vitest';
import { CORNER_DOT_SHAPES, CORNER_SQUARE_SHAPES, DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { drawQrCode, edgeOf, pixelGrid, rasterize } from '#drawing';
import { encode } from '#engine';
import { type GrayPicture, toGray } from '#raster';
import { type FalseEdges, measureEdges } from './edges.ts';

/** Pictures of codes by version and style, because several tests use the same. */
const pictures = new Map<string, GrayPicture>();

function drawn(version: number, style: Partial<QrStyle>): GrayPicture {
  const key = JSON.stringify([version, style]);
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } } as const;
  const code = encode('EDGES', { level: 'H', minVersion: version });
  const picture = pictures.get(key) ?? toGray(rasterize(drawQrCode(code, design)), 255);
  pictures.set(key, picture);
  return picture;
}

/** Draws a code, adds `paint(x, y)` to the luma of each pixel, and returns the false edges. */
function edgesIn(
  version: number,
  style: Partial<QrStyle>,
  paint: (x: number, y: number) => number = () => 0,
): FalseEdges {
  const code = encode('EDGES', { level: 'H', minVersion: version });
  const picture = drawn(version, style);
  const luma = picture.luma.map((value, k) => value + paint(k % picture.width, Math.floor(k / picture.width)));
  return measureEdges({ ...picture, luma }, code, pixelGrid(code.size));
}

/** Returns a `paint` that lightens the left half of the finder pattern at module (`left`, `top`) by `levels`. */
function lighterLeft(version: number, levels: number, left = 0, top = 0): (x: number, y: number) => number {
  const grid = pixelGrid(17 + 4 * version);
  const [first, middle, behind] = [edgeOf(grid, left), edgeOf(grid, left + 4) - 5, edgeOf(grid, top + 7)];
  return (x, y) => (x >= first && x < middle && y >= edgeOf(grid, top) && y < behind ? levels : 0);
}

const PAPER = { backgroundColor: '#F0F0F0' };

it('finder patterns of two tones have no false edges, whatever their shape, size and colors', () => {
  for (const [version, cornerDotsColor] of [
    [1, '#5A5A5A'],
    [20, '#000000'],
  ] as const) {
    for (const shape of [
      ...CORNER_DOT_SHAPES.map((cornerDotShape) => ({ cornerDotShape })),
      ...CORNER_SQUARE_SHAPES.map((cornerSquareShape) => ({ cornerSquareShape })),
    ]) {
      expect(edgesIn(version, { ...shape, cornerDotsColor })).toEqual({ runs: 0, marks: 0 });
    }
  }
});

it('gradients have no false edges', () => {
  for (const gradientType of ['linear', 'radial'] as const) {
    for (const gradientColor2 of ['#000000', '#696969']) {
      const { runs, marks } = edgesIn(1, { gradientType, gradientColor1: '#696969', gradientColor2 });
      expect(runs).toBeLessThan(0.03);
      expect(marks).toBe(0);
    }
  }
});

it('a step of 20 luma levels across a finder pattern makes its runs deviate; a step of 5 does not', () => {
  const runs = [5, 20, 60].map((levels) => edgesIn(1, {}, lighterLeft(1, levels)).runs);
  expect(runs[0]).toBeLessThan(0.03);
  expect(runs[1]).toBeGreaterThan(0.2);
  expect(runs[2]).toBeGreaterThan(0.2);
});

it.each([
  ['upper right', 14, 0],
  ['lower left', 0, 14],
])('false edges are found in the %s corner', (_, left, top) => {
  expect(edgesIn(1, {}, lighterLeft(1, 60, left, top)).runs).toBeGreaterThan(0.2);
});

it.each([
  ['above', (x: number, y: number) => (y < 50 ? x : null)],
  ['on the right', (x: number, y: number) => (x > 350 ? y : null)],
])('stripes of darker paper %s leave marks in the quiet zone of at least one of 9 pictures', (_, along) => {
  // Stripes at three positions, in codes of three sizes. Marks need a stripe that touches a dark module.
  const marks = [2, 3, 4].flatMap((version) =>
    [0, 30, 60].map((moved) => {
      const isStripe = (place: number): boolean => (place + moved) % 90 > 45;
      const darker = (x: number, y: number): number => {
        const place = along(x, y);
        return place !== null && isStripe(place) ? -70 : 0;
      };
      return edgesIn(version, PAPER, darker).marks;
    }),
  );
  expect(Math.max(...marks)).toBeGreaterThan(0.2);
  expect(Math.max(...marks)).toBeLessThan(5);
});
