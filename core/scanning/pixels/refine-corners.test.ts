import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, pixelGrid, rasterize } from '#drawing';
import { encode, isDark } from '#engine';
import { type GrayPicture, toGray } from '#raster';
import type { Corners } from './projection.ts';
import { contrastIn, type KnownModule, refineCorners } from './refine-corners.ts';

const CODE = encode('CORNERS', { level: 'H' });
const { size: SIZE } = CODE;
const GRAY = toGray(rasterize(drawQrCode(CODE, DEFAULT_DESIGN, null, pixelGrid(SIZE, 10 * (SIZE + 4), 2))), 255);
const INVERTED: GrayPicture = { ...GRAY, luma: GRAY.luma.map((luma) => 255 - luma) };
const KNOWN = Array.from({ length: SIZE * SIZE }, (_, index): KnownModule => {
  const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
  return { x, y, isDark: isDark(CODE, x, y) };
});
const [NEAR, FAR] = [20, 20 + 10 * SIZE];
const RIGHT: Corners = [
  { x: NEAR, y: NEAR },
  { x: FAR, y: NEAR },
  { x: FAR, y: FAR },
  { x: NEAR, y: FAR },
];

/** Returns the correct corners, each moved to the right and down by its entry in `moves`, in pixels. */
function moved(...moves: readonly (readonly [x: number, y: number])[]): Corners {
  return RIGHT.map(({ x, y }, k) => ({ x: x + moves[k][0], y: y + moves[k][1] })) as unknown as Corners;
}

/** Returns the largest distance of a corner from its correct place, in modules of ten pixels. */
function offOf(corners: Corners): number {
  return Math.max(...corners.map(({ x, y }, k) => Math.hypot(x - RIGHT[k].x, y - RIGHT[k].y))) / 10;
}

it.each([
  ['all a module off', moved([10, -10], [10, -10], [10, -10], [10, -10])],
  ['one a module off', moved([0, 0], [0, 0], [-8, -6], [0, 0])],
  ['each off in another direction', moved([3, -2], [-2, 4], [5, 5], [0, -4])],
])('refineCorners corrects corners that are %s, in dark and in light codes', (_, corners) => {
  expect(offOf(corners)).toBeGreaterThan(0.5);
  for (const gray of [GRAY, INVERTED]) expect(offOf(refineCorners(gray, corners, SIZE, KNOWN))).toBeLessThan(0.2);
});

it('contrastIn tells by how much dark and light modules differ, whichever are the lighter ones', () => {
  for (const gray of [GRAY, INVERTED]) expect(contrastIn(gray, SIZE, KNOWN)(RIGHT)).toBeCloseTo(255);
});
