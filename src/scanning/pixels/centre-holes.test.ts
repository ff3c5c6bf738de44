import { expect, it } from 'vitest';
import { CORNER_DOT_SHAPES, DEFAULT_DESIGN, DEFAULT_STYLE, type QrStyle } from '#design';
import { drawQrCode, edgeOf, pixelGrid, rasterize } from '#drawing';
import { encode } from '#engine';
import { type GrayPicture, toGray } from '#raster';
import { centreHoles } from './centre-holes.ts';

/** A code in a style, on whose pixels something is done. */
function holesIn(version: number, style: Partial<QrStyle>, paint: (x: number, y: number) => number = () => 0): number {
  const code = encode('CENTRES', { level: 'H', minVersion: version });
  const grid = pixelGrid(code.size);
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_STYLE, ...style } } as const;
  const picture: GrayPicture = toGray(rasterize(drawQrCode(code, design)), 255);
  const luma = picture.luma.map((value, index) => {
    const [x, y] = [index % picture.width, Math.floor(index / picture.width)];
    return value + paint(x, y);
  });
  return centreHoles({ ...picture, luma }, code, grid);
}

/** Lighter by so many levels left of the middle of the first centre. */
function lighterLeft(version: number, levels: number): (x: number, y: number) => number {
  const middle = edgeOf(pixelGrid(17 + 4 * version), 3) + 5;
  return (x, y) => (x < middle && y < 100 ? levels : 0);
}

it('are none in centres of one tone, in every shape, size and colour', () => {
  for (const version of [1, 7, 20]) {
    for (const cornerDotShape of CORNER_DOT_SHAPES) {
      expect(holesIn(version, { cornerDotShape })).toBe(0);
      expect(holesIn(version, { cornerDotShape, cornerDotsColor: '#888888' })).toBe(0);
    }
  }
});

it('are none to speak of in gradients', () => {
  for (const gradientType of ['linear', 'radial'] as const) {
    for (const gradientColor2 of ['#000000', '#3C3C3C', '#696969']) {
      const gradient = { gradientType, gradientColor1: '#696969', gradientColor2 };
      expect(holesIn(1, gradient)).toBeLessThan(0.005);
    }
  }
});

it('grow with a step in a centre, on its lighter side alone', () => {
  const holes = [5, 20, 60].map((levels) => holesIn(1, {}, lighterLeft(1, levels)));
  expect(holes[0]).toBe(0);
  expect(holes[1]).toBeGreaterThan(0.01);
  expect(holes[2]).toBeGreaterThan(holes[1]);
  expect(holes[2]).toBeLessThan(0.5);
});

it('close as modules get smaller, since the mean then takes in the light ring', () => {
  const holes = [1, 2, 4, 8].map((version) => holesIn(version, {}, lighterLeft(version, 40)));
  expect(holes).toEqual([...holes].sort((a, b) => b - a));
  expect(holes[0]).toBeGreaterThan(0.05);
  expect(holes[3]).toBe(0);
});

it('are looked for in all three centres', () => {
  const last = edgeOf(pixelGrid(21), 14 + 3);
  expect(holesIn(1, {}, (x, y) => (x > last && y < 200 ? 60 : 0))).toBeGreaterThan(0.01);
  expect(holesIn(1, {}, (x, y) => (y > last && x < 200 ? 60 : 0))).toBeGreaterThan(0.01);
});
