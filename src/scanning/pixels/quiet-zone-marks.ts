import { edgeOf, gridSize, type ModuleGrid } from '#drawing';
import type { GrayPicture } from '#raster';
import { areOneTone, countDark, type Region } from './local-tones.ts';

/** Pixels along the code's edge that may be of both tones. */
const RIM = 1;

/** The share of the quiet zone, 0 to 1, that is dark in the mean around it. One of one tone has no marks. */
export function quietZoneMarks(picture: GrayPicture, grid: ModuleGrid): number {
  const strips = stripsOf(grid);
  if (areOneTone(picture, strips)) return 0;
  const counts = strips.map((strip) => countDark(picture, strip));
  const sum = (key: 'dark' | 'all'): number => counts.reduce((total, count) => total + count[key], 0);
  return sum('dark') / sum('all');
}

/** Above, below, left and right of the code. */
function stripsOf(grid: ModuleGrid): readonly Region[] {
  const size = gridSize(grid);
  const before = edgeOf(grid, 0) - RIM;
  const behind = edgeOf(grid, grid.modules) + RIM;
  const [after, height] = [size - behind, behind - before];
  return [
    { left: 0, top: 0, width: size, height: before },
    { left: 0, top: behind, width: size, height: after },
    { left: 0, top: before, width: before, height },
    { left: behind, top: before, width: after, height },
  ];
}
