import { edgeOf, type ModuleGrid } from '#drawing';
import type { QrCode } from '#engine';
import type { GrayPicture } from '#raster';
import { finderPlaces } from './finder-corners.ts';
import { areOneTone, countDark, type Region } from './local-tones.ts';

/** Modules before a finder pattern's centre, and along it. */
const BEFORE_CENTRE = 2;
const CENTRE = 3;

/** Of a module, at the centre's edge: pixels there may be of both tones. */
const RIM = 0.2;

/**
 * The share of a finder pattern's centre, 0 to 1, that is light in the mean around it: of the three centres, the largest. A centre of one tone
 * has no holes: what little is lost in the very middle of large ones harms nobody.
 */
export function centreHoles(picture: GrayPicture, code: Pick<QrCode, 'size'>, grid: ModuleGrid): number {
  const shares = finderPlaces(code).map(([column, row]) => {
    const region = centreAt(grid, column, row);
    // Centres may be circles.
    const middle = (region.width - 1) / 2;
    const isInDisc = (x: number, y: number): boolean => Math.hypot(x - middle, y - middle) <= region.width / 2;
    if (areOneTone(picture, [region], isInDisc)) return 0;
    const { dark, all } = countDark(picture, region, isInDisc);
    return 1 - dark / all;
  });
  return Math.max(...shares);
}

/** The square around a centre, without its rim. */
function centreAt(grid: ModuleGrid, column: number, row: number): Region {
  const first = (module: number): number => edgeOf(grid, module + BEFORE_CENTRE);
  const module = (first(column + CENTRE) - first(column)) / CENTRE;
  const rim = Math.ceil(RIM * module);
  const side = Math.floor(CENTRE * module) - 2 * rim;
  return { left: Math.floor(first(column)) + rim, top: Math.floor(first(row)) + rim, width: side, height: side };
}
