import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE } from '#design';
import { drawQrCode, edgeOf, pixelGrid, rasterize } from '#drawing';
import { encode } from '#engine';
import { toGray } from '#raster';
import { quietZoneMarks } from './quiet-zone-marks.ts';

/** Of a code on light paper, on whose pixels something is done. */
function marksOn(version: number, paint: (x: number, y: number) => number): number {
  const code = encode('MARKS', { level: 'H', minVersion: version });
  const design = {
    ...DEFAULT_DESIGN,
    qrType: 'custom',
    style: { ...DEFAULT_STYLE, backgroundColor: '#F0F0F0' },
  } as const;
  const picture = toGray(rasterize(drawQrCode(code, design)), 255);
  const luma = picture.luma.map((value, k) => value + paint(k % picture.width, Math.floor(k / picture.width)));
  return quietZoneMarks({ ...picture, luma }, pixelGrid(code.size));
}

it('are none on even paper, whatever is within the code', () => {
  for (const version of [1, 7, 20]) {
    const grid = pixelGrid(17 + 4 * version);
    const [first, behind] = [edgeOf(grid, 0), edgeOf(grid, grid.modules)];
    const isInCode = (place: number): boolean => place >= first && place < behind;
    expect(marksOn(version, () => 0)).toBe(0);
    expect(marksOn(version, (x, y) => (isInCode(x) && isInCode(y) && x > 200 ? -60 : 0))).toBe(0);
  }
});

it('are none where the paper darkens slowly', () => {
  expect(marksOn(2, (x) => -x / 8)).toBe(0);
});

it.each([
  ['above', (x: number, y: number) => (x > 200 && y < 100 ? -50 : 0)],
  ['below', (x: number, y: number) => (x > 200 && y > 300 ? -50 : 0)],
  ['on the left', (x: number, y: number) => (y > 200 && x < 100 ? -50 : 0)],
  ['on the right', (x: number, y: number) => (y > 200 && x > 300 ? -50 : 0)],
])('are the darker side of an edge %s', (_, paint) => {
  const marks = marksOn(2, paint);
  expect(marks).toBeGreaterThan(0.004);
  expect(marks).toBeLessThan(0.2);
});

it('are the fewer, the smaller the modules and the quiet zone are', () => {
  const marks = [1, 3, 8].map((version) => marksOn(version, (x, y) => ((x + y) % 160 < 80 ? -40 : 0)));
  expect(marks).toEqual([...marks].sort((a, b) => b - a));
  expect(marks[0]).toBeGreaterThan(0.04);
});
