import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode } from '#engine';
import { CODE_OPTIONS } from '#making';
import { type GrayPicture, toGray } from '#raster';
import { type Shot, shoot } from '#scanning/tunnel';
import { createRandom } from '#testing';
import { seekCodes } from './seek-codes.ts';

const CODE = encode('https://example.com/menu?table=12', CODE_OPTIONS);
const SIDE = 8 * (CODE.size + 8);
const PRINT = toGray(rasterize(drawQrCode(CODE, DEFAULT_DESIGN, null, pixelGrid(CODE.size, SIDE, 4))), 255);

function photograph(shot: Omit<Shot, 'page' | 'margin'>): GrayPicture {
  return shoot(PRINT, { page: 255, margin: 0.3, ...shot });
}

/** Covers a square of modules of the print. */
function covered(left: number, top: number, modules: number): GrayPicture {
  const luma = PRINT.luma.slice();
  for (let y = 8 * (top + 4); y < 8 * (top + modules + 4); y++) {
    luma.fill(200, y * SIDE + 8 * (left + 4), y * SIDE + 8 * (left + modules + 4));
  }
  return { ...PRINT, luma };
}

function codesIn(gray: GrayPicture, known: Parameters<typeof seekCodes>[1] = []) {
  return [...seekCodes(gray, known)];
}

describe('a code is read', () => {
  it.each([
    ['seen from the side', photograph({ tilt: 60 })],
    ['seen from the side and turned', photograph({ tilt: 55, rotation: 33 })],
    ['small', photograph({ width: 120 })],
    ['in the dark', photograph({ range: [4, 24], noise: 1 })],
    ['in uneven light', photograph({ shade: 0.15 })],
    ['blurred by half a module', photograph({ blur: 4 })],
    ['with a sticker on the edge of a finder pattern', covered(-2, -2, 4)],
    ['with a sticker on a timing pattern', covered(10, 5, 3)],
  ])('%s', (_, gray) => {
    const [found] = codesIn(gray);
    expect(found?.code).toEqual(CODE);
    const size = (corner: number) => {
      const [one, next] = [found.corners[corner], found.corners[(corner + 1) % 4]];
      return Math.hypot(one.x - next.x, one.y - next.y);
    };
    for (const corner of [0, 1, 2, 3]) expect(size(corner)).toBeGreaterThan(50);
  });
});

it('a code that is known already is not sought', () => {
  const [{ corners }] = codesIn(PRINT);
  expect(codesIn(PRINT, [corners])).toEqual([]);
});

it('nothing is read in noise, stripes and pictures of finder patterns alone', () => {
  const random = createRandom(7);
  const [width, height] = [400, 400];
  const drawn = (lumaAt: (x: number, y: number) => number): GrayPicture => ({
    width,
    height,
    luma: Float32Array.from({ length: width * height }, (_, k) => lumaAt(k % width, Math.floor(k / width))),
  });
  const ring = (place: number): number => Math.abs((place % 50) - 25);
  expect(codesIn(drawn(() => 255 * random()))).toEqual([]);
  expect(codesIn(drawn((x) => (x % 10 < 5 ? 0 : 255)))).toEqual([]);
  const patterns = drawn((x, y) => {
    const distance = Math.max(ring(x), ring(y));
    return distance < 6 || (distance >= 10 && distance < 14) ? 0 : 255;
  });
  expect(codesIn(patterns)).toEqual([]);
});
