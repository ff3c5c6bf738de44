import { edgeOf, type ModuleGrid } from '#drawing';
import type { QrCode } from '#engine';
import { FINDER, finderPlaces } from './finder-corners.ts';

/**
 * The places, in modules, where the five runs across a finder pattern's middle begin, and the place where the last run
 * ends. The runs are: ring, light ring, center, light ring, ring.
 */
const RUNS = [0, 1, 2, 5, 6, FINDER] as const;

/** The deviation if a pattern does not have five runs. Two sets of shares cannot differ by more. */
const NO_RUNS = 2;

/**
 * Returns how much the runs across a finder pattern deviate from the drawn ones, about 1 : 1 : 3 : 1 : 1. A run is a
 * series of pixels of one tone along a line. The deviation adds up how much each of the five runs, as a share of all
 * five, differs from its drawn share: 0 to 2. Each row through a pattern's center is paired with the column through the
 * middle of the row's five runs. The deviation of a pair is that of its row or its column, whichever is larger. The
 * deviation of a pattern is that of its best pair. The function returns the largest deviation of a pattern. `dark` has
 * 1 for each dark pixel of a picture of `width` pixels.
 */
export function finderRuns(dark: Uint8Array, width: number, code: Pick<QrCode, 'size'>, grid: ModuleGrid): number {
  return Math.max(...finderPlaces(code).map(([left, top]) => bestCross(dark, width, grid, left, top)));
}

/** Returns the deviation of the best pair of row and column in the pattern that begins at module `left`, `top`. */
function bestCross(dark: Uint8Array, width: number, grid: ModuleGrid, left: number, top: number): number {
  const [across, down] = [drawnRuns(grid, left), drawnRuns(grid, top)];
  let best = NO_RUNS;
  for (let y = down[2]; y < down[3]; y++) {
    const row = bordersBetween(...surroundings(grid, left), (x) => dark[y * width + x] === 1);
    for (const runs of fivesOf(row)) {
      const x = Math.floor((runs[0] + runs[5]) / 2);
      const column = bordersBetween(...surroundings(grid, top), (j) => dark[j * width + x] === 1);
      const crossing = fivesOf(column).find((five) => five[2] <= y && y < five[3]);
      if (crossing) best = Math.min(best, Math.max(deviation(runs, across), deviation(crossing, down)));
    }
  }
  return best;
}

/**
 * Returns the range of pixels from one module before a finder pattern to one module after it. The range does not extend
 * beyond the quiet zone.
 */
function surroundings(grid: ModuleGrid, first: number): [from: number, to: number] {
  const before = Math.max(-grid.margin, first - 1);
  const behind = Math.min(grid.modules + grid.margin, first + FINDER + 1);
  return [edgeOf(grid, before), edgeOf(grid, behind)];
}

/** Returns the borders of the drawn runs along one axis, for a pattern that begins at module `first`. */
function drawnRuns(grid: ModuleGrid, first: number): number[] {
  return RUNS.map((module) => edgeOf(grid, first + module));
}

/** Returns where dark runs begin and end, alternately. */
function bordersBetween(from: number, to: number, isDark: (place: number) => boolean): number[] {
  const borders: number[] = [];
  for (let place = from; place <= to; place++) {
    const isWithin = place < to && isDark(place);
    if (isWithin !== (borders.length % 2 === 1)) borders.push(place);
  }
  return borders;
}

/** Returns the six borders of every five consecutive runs of which the first and the last are dark. */
function fivesOf(borders: readonly number[]): number[][] {
  const fives: number[][] = [];
  for (let first = 0; first + RUNS.length <= borders.length; first += 2)
    fives.push(borders.slice(first, first + RUNS.length));
  return fives;
}

function deviation(seen: readonly number[], drawn: readonly number[]): number {
  const share = (borders: readonly number[], k: number): number =>
    (borders[k + 1] - borders[k]) / (borders[5] - borders[0]);
  return [0, 1, 2, 3, 4].reduce((sum, k) => sum + Math.abs(share(seen, k) - share(drawn, k)), 0);
}
