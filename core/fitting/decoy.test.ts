import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { alignmentCenters, encode } from '#engine';
import { type GrayPicture, toGray } from '#raster';
import { decoyDistance, NO_DECOY } from './decoy.ts';

/** A code of version 8, which has an alignment pattern in its center. */
const CODE = encode('https://example.com/', { level: 'H', minVersion: 8 });
const GRID = pixelGrid(CODE.size);
const PITCH = 400 / (CODE.size + 2);

/**
 * Returns the picture of the code, with the `modules × modules` modules in its middle painted by `lumaOf`. The
 * arguments of `lumaOf` are distances from the center, in modules.
 */
function drawWithPatch(modules: number, lumaOf: (x: number, y: number) => number): GrayPicture {
  const picture = toGray(rasterize(drawQrCode(CODE, DEFAULT_DESIGN)), 255);
  for (let y = 0; y < 400; y++) {
    for (let x = 0; x < 400; x++) {
      const [u, v] = [(x + 0.5 - 200) / PITCH, (y + 0.5 - 200) / PITCH];
      if (Math.max(Math.abs(u), Math.abs(v)) <= modules / 2) picture.luma[y * 400 + x] = lumaOf(u, v);
    }
  }
  return picture;
}

function distance(modules: number, lumaOf: (x: number, y: number) => number): number {
  return decoyDistance(drawWithPatch(modules, lumaOf), GRID, alignmentCenters(CODE.version));
}

/** Returns the luma of an alignment pattern centered at (0, 0), with its first `flips` modules inverted. */
function patternLuma(x: number, y: number, flips = 0): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  const ring = Math.max(Math.abs(column), Math.abs(row));
  if (ring > 2) return 255;
  const isFlipped = (row + 2) * 5 + column + 2 < flips;
  return (ring === 1) !== isFlipped ? 255 : 0;
}

describe('decoyDistance', () => {
  it('finds no decoy in a plain code, nor in a code without alignment patterns', () => {
    expect(NO_DECOY).toBe(25);
    expect(distance(0, () => 0)).toBe(NO_DECOY);
    const picture = toGray(rasterize(drawQrCode(encode('1', { level: 'H' }), DEFAULT_DESIGN)), 255);
    expect(decoyDistance(picture, pixelGrid(21), alignmentCenters(1))).toBe(NO_DECOY);
  });

  it('finds nothing similar to an alignment pattern in an empty box that covers such a pattern', () => {
    expect(distance(17, () => 255)).toBeGreaterThan(7);
  });

  it('finds a false pattern beside the place of the true one, even in light grays', () => {
    expect(distance(17, (x, y) => patternLuma(x - 2.5, y + 2))).toBe(0);
    expect(distance(17, (x, y) => 180 + patternLuma(x - 2.5, y + 2) / 4)).toBe(0);
  });

  it('compares each pixel with the mean of 64 × 64 pixels around it, so that black nearby hides a faint pattern', () => {
    const faint = (reach: number, around: number) => (x: number, y: number) =>
      Math.max(Math.abs(x - 1), Math.abs(y)) > reach ? around : 100 + patternLuma(x - 1, y) / 17;
    expect(distance(17, faint(3, 115))).toBe(0);
    // The square of 64 × 64 pixels has the compared pixel in its middle, so black farther than 32 pixels away does not
    // count. Black that begins 3 modules from the pattern's center is 8 pixels from the middle of the pattern's
    // outermost modules. Black that begins 7 modules from the pattern's center is 39 pixels from the middle of these.
    expect(distance(17, faint(3, 0))).toBeGreaterThan(7);
    expect(distance(17, faint(7, 0))).toBe(0);
  });

  it('counts the modules in which a decoy differs from a pattern', () => {
    for (const flips of [3, 5]) expect(distance(17, (x, y) => patternLuma(x - 3, y + 1, flips))).toBe(flips);
  });

  it('does not count the true pattern as a decoy, even if it is shifted by half a module', () => {
    expect(distance(9, patternLuma)).toBe(NO_DECOY);
    // If the pattern is half a module off, spots at several distances from the true place match it. None of these spots
    // may count as a decoy.
    for (const off of [0.25, 0.5]) expect(distance(9, (x, y) => patternLuma(x - off, y))).toBe(NO_DECOY);
    expect(distance(5, (x, y) => (x > 1.5 && y > 1.5 ? 255 : patternLuma(x, y)))).toBe(NO_DECOY);
  });
});
