import { edgeOf, type ModuleGrid } from '#drawing';
import type { QrCode } from '#engine';
import type { GrayPicture } from '#raster';
import { FINDER, finderPlaces } from './finder-corners.ts';
import { finderRuns } from './finder-runs.ts';
import { areOneTone, darkInTheMean, type Region } from './local-tones.ts';
import { quietZoneMarks } from './quiet-zone-marks.ts';

/**
 * Edges that a decoder sees if it compares each pixel with the mean around it, although the code does not have them.
 */
export interface FalseEdges {
  /** How much the dark and light runs across a finder pattern deviate from the drawn ones, 0 to 2: `finderRuns`. */
  readonly runs: number;
  /** Area of the quiet zone, in modules, that is dark and connected with the code: `quietZoneMarks`. */
  readonly marks: number;
}

const NO_EDGES: FalseEdges = { runs: 0, marks: 0 };

/** Measures false edges. There are none if each finder pattern has two tones and the quiet zone has one tone. */
export function measureEdges(picture: GrayPicture, code: Pick<QrCode, 'size'>, grid: ModuleGrid): FalseEdges {
  const hasEvenPatterns = finderPlaces(code).every(([left, top]) =>
    tonesOfPattern(grid, left, top).every((regions) => areOneTone(picture, regions)),
  );
  if (hasEvenPatterns && areOneTone(picture, quietZone(grid))) return NO_EDGES;
  const dark = darkInTheMean(picture);
  return { runs: finderRuns(dark, picture.width, code, grid), marks: quietZoneMarks(dark, grid) };
}

/** Returns the regions of the dark and of the light modules of the finder pattern at module `left`, `top`. */
function tonesOfPattern(grid: ModuleGrid, left: number, top: number): readonly (readonly Region[])[] {
  const dark: Region[] = [];
  const light: Region[] = [];
  for (let v = 0; v < FINDER; v++) {
    for (let u = 0; u < FINDER; u++) {
      const ring = Math.min(u, v, FINDER - 1 - u, FINDER - 1 - v);
      (ring === 1 ? light : dark).push(regionOf(grid, [left + u, top + v], [left + u + 1, top + v + 1]));
    }
  }
  return [dark, light];
}

/** Returns the quiet zone above, below, left and right of the code. */
function quietZone(grid: ModuleGrid): readonly Region[] {
  const { modules, margin } = grid;
  const [before, behind] = [-margin, modules + margin];
  return [
    regionOf(grid, [before, before], [behind, 0]),
    regionOf(grid, [before, modules], [behind, behind]),
    regionOf(grid, [before, 0], [0, modules]),
    regionOf(grid, [modules, 0], [behind, modules]),
  ];
}

/** Returns the region from module `first` up to, but not including, module `behind`, each given as column and row. */
function regionOf(grid: ModuleGrid, first: readonly [number, number], behind: readonly [number, number]): Region {
  const [left, top] = first.map((module) => edgeOf(grid, module));
  const [right, bottom] = behind.map((module) => edgeOf(grid, module));
  return { left, top, width: right - left, height: bottom - top };
}
