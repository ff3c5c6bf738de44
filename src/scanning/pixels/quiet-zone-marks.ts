import { edgeOf, gridSize, type ModuleGrid } from '#drawing';
import type { GrayPicture } from '#raster';
import { areOneTone, countDark, type Region } from './local-tones.ts';

/** Pixels along the code's edge that may be of both tones. */
const RIM = 1;

/**
 * The share of the quiet zone, 0 to 1, that is dark in the mean around it: of the four sides, the largest. A quiet zone of one tone has no marks.
 */
export function quietZoneMarks(picture: GrayPicture, grid: ModuleGrid): number {
  const sides = sidesOf(grid);
  if (areOneTone(picture, sides)) return 0;
  const shares = sides.map((side) => {
    const { dark, all } = countDark(picture, side);
    return dark / all;
  });
  return Math.max(...shares);
}

/** Above, below, left and right of the code; of the corners each is on two sides. */
function sidesOf(grid: ModuleGrid): readonly Region[] {
  const size = gridSize(grid);
  const before = edgeOf(grid, 0) - RIM;
  const behind = edgeOf(grid, grid.modules) + RIM;
  const after = size - behind;
  return [
    { left: 0, top: 0, width: size, height: before },
    { left: 0, top: behind, width: size, height: after },
    { left: 0, top: 0, width: before, height: size },
    { left: behind, top: 0, width: after, height: size },
  ];
}
