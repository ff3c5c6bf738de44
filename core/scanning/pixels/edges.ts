import { edgeOf, gridSize, type ModuleGrid } from '#drawing';
import type { QrCode } from '#engine';
import { type GrayPicture, gaussianBlur } from '#raster';
import { FINDER, finderPlaces } from './finder-patterns.ts';

/** Edges for a decoder that compares each pixel with the mean around it, although the code does not have them. */
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

function regionOf(grid: ModuleGrid, first: readonly [number, number], behind: readonly [number, number]): Region {
  const [left, top] = first.map((module) => edgeOf(grid, module));
  const [right, bottom] = behind.map((module) => edgeOf(grid, module));
  return { left, top, width: right - left, height: bottom - top };
}

// A decoder that compares pixels with the mean around them, as OpenCV does, sees an edge wherever one side is slightly
// darker. An image can cause that in a finder pattern or in the quiet zone.

/** In whole pixels of a picture. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Deviation of the Gaussian and its reach, as shares of the width. OpenCV's window is 83 of 512 pixels. */
const DEVIATION = 0.025;
const REACH = 0.08;

/** A pixel is dark if it is this many levels darker than the mean around it. */
const DARKER = 2;

const ONE_TONE = 1;

/** Means change slowly, so they are computed for squares of this many pixels, and interpolated. */
const STEP = 2;

/** Returns 1 for each pixel that is at least `DARKER` levels darker than the mean around it. */
export function darkInTheMean(picture: GrayPicture): Uint8Array {
  const { width, height, luma } = picture;
  const coarse = gaussianBlur(coarsened(picture), (DEVIATION * width) / STEP, Math.round((REACH * width) / STEP));
  const means = coarse.luma;
  const columns = placesBetween(width, coarse.width);
  const rows = placesBetween(height, coarse.height);
  const dark = new Uint8Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    const upper = rows.before[y] * coarse.width;
    const lower = rows.after[y] * coarse.width;
    const down = rows.weight[y];
    for (let x = 0; x < width; x++, index++) {
      const [left, right, along] = [columns.before[x], columns.after[x], columns.weight[x]];
      const above = means[upper + left] + along * (means[upper + right] - means[upper + left]);
      const below = means[lower + left] + along * (means[lower + right] - means[lower + left]);
      if (luma[index] <= above + down * (below - above) - DARKER) dark[index] = 1;
    }
  }
  return dark;
}

export function areOneTone(picture: GrayPicture, regions: readonly Region[]): boolean {
  let [least, most] = [255, 0];
  for (const { left, top, width, height } of regions) {
    for (let y = top; y < top + height; y++) {
      for (let index = y * picture.width + left; index < y * picture.width + left + width; index++) {
        const luma = picture.luma[index];
        if (luma < least) least = luma;
        if (luma > most) most = luma;
      }
    }
  }
  return most - least <= ONE_TONE;
}

function placesBetween(length: number, count: number) {
  const before = new Uint16Array(length);
  const after = new Uint16Array(length);
  const weight = new Float32Array(length);
  for (let place = 0; place < length; place++) {
    const middle = (place + 0.5) / STEP - 0.5;
    before[place] = Math.max(0, Math.floor(middle));
    after[place] = Math.min(count - 1, Math.floor(middle) + 1);
    weight[place] = middle - Math.floor(middle);
  }
  return { before, after, weight };
}

function coarsened({ width, height, luma }: GrayPicture): GrayPicture {
  const coarse = { width: Math.ceil(width / STEP), height: Math.ceil(height / STEP) };
  const sums = new Float32Array(coarse.width * coarse.height);
  const counts = new Uint8Array(sums.length);
  for (let y = 0, index = 0; y < height; y++) {
    const row = Math.floor(y / STEP) * coarse.width;
    for (let x = 0; x < width; x++, index++) {
      const square = row + Math.floor(x / STEP);
      sums[square] += luma[index];
      counts[square]++;
    }
  }
  return { ...coarse, luma: sums.map((sum, square) => sum / counts[square]) };
}

/** Where the five runs across a finder pattern's middle begin, in modules, and where the last one ends. */
const RUNS = [0, 1, 2, 5, 6, FINDER] as const;

/** The deviation if a pattern does not have five runs, and the most that two sets of shares can differ by. */
const NO_RUNS = 2;

/**
 * Returns how much the five runs across the worst finder pattern deviate in sum from the drawn shares, about 1 : 1 : 3
 * : 1 : 1. A row through a pattern's center and the column through its middle deviate as the worse of the two, a
 * pattern as its best pair.
 */
export function finderRuns(dark: Uint8Array, width: number, code: Pick<QrCode, 'size'>, grid: ModuleGrid): number {
  return Math.max(...finderPlaces(code).map(([left, top]) => bestCross(dark, width, grid, left, top)));
}

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

function surroundings(grid: ModuleGrid, first: number): [from: number, to: number] {
  const before = Math.max(-grid.margin, first - 1);
  const behind = Math.min(grid.modules + grid.margin, first + FINDER + 1);
  return [edgeOf(grid, before), edgeOf(grid, behind)];
}

function drawnRuns(grid: ModuleGrid, first: number): number[] {
  return RUNS.map((module) => edgeOf(grid, first + module));
}

function bordersBetween(from: number, to: number, isDark: (place: number) => boolean): number[] {
  const borders: number[] = [];
  for (let place = from; place <= to; place++) {
    const isWithin = place < to && isDark(place);
    if (isWithin !== (borders.length % 2 === 1)) borders.push(place);
  }
  return borders;
}

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

/** Width, in modules, of the strip along the code in which dark pixels do not count as marks. */
const RIM = 0.25;

/** Returns the area, in modules, of dark pixels in the quiet zone that a decoder takes for parts of the code. */
export function quietZoneMarks(dark: Uint8Array, grid: ModuleGrid): number {
  const size = gridSize(grid);
  const [first, behind] = [edgeOf(grid, 0), edgeOf(grid, grid.modules)];
  const module = (behind - first) / grid.modules;
  const seen = new Uint8Array(size * size);
  const reached: number[] = [];
  const reach = (x: number, y: number): void => {
    const index = y * size + x;
    if (x < 0 || y < 0 || x >= size || y >= size || seen[index] || !dark[index]) return;
    seen[index] = 1;
    reached.push(index);
  };
  for (let place = first; place < behind; place++) {
    for (const edge of [first, behind - 1]) {
      reach(place, edge);
      reach(edge, place);
    }
  }
  let marked = 0;
  for (let index = reached.pop(); index !== undefined; index = reached.pop()) {
    const [x, y] = [index % size, Math.floor(index / size)];
    const outside = Math.max(first - x, x - (behind - 1), first - y, y - (behind - 1));
    if (outside > RIM * module) marked++;
    // Marks are followed along the code's edge, but not into the code.
    if (outside < 0) continue;
    reach(x - 1, y);
    reach(x + 1, y);
    reach(x, y - 1);
    reach(x, y + 1);
  }
  return marked / module ** 2;
}
