import type { ModuleGrid } from '#drawing';
import type { GrayPicture } from '#raster';
import { localMeans } from './sampling.ts';

const PATTERN_RADIUS = 2;

// A decoy is a spot that a decoder may take for a damaged alignment pattern, and so misplace the modules around it.

/** `decoyDistance` without a decoy: a decoy differs from a pattern in fewer than 25 modules. */
export const NO_DECOY = 25;

/** Decoders search in steps of a quarter of a module. */
const STEPS = 4;

/** Decoders look for a pattern up to this many steps from its place. */
const SEARCH_STEPS = 15;

/** Steps from the middle of a patch, the part of a picture that is searched, to its edge. */
const REACH = SEARCH_STEPS + STEPS * PATTERN_RADIUS;
const PATCH_SIDE = 2 * REACH + 1;

/** Half of the window whose mean separates dark from light, as a share of the picture: 32 of 400 pixels. */
const WINDOW_SHARE = 0.08;

/** A point is dark if its luma is more than this below the mean around it. */
const DARKER = 3;

/** A spot so near to the pattern's place, and so similar to it, is the pattern itself. */
const NEAR_STEPS = 2;
const NEAR_DISTANCE = 3;

/**
 * Returns in how many of 25 modules the most similar decoy around `centers` differs from a pattern, or `NO_DECOY`. The
 * mean around each point separates dark from light, as in decoders, so spots within an image are found too.
 */
export function decoyDistance(
  picture: GrayPicture,
  grid: ModuleGrid,
  centers: readonly (readonly [x: number, y: number])[],
): number {
  let least = NO_DECOY;
  for (const [x, y] of centers) {
    const patch = darkPoints(picture, grid, x, y);
    if (distanceAt(patch, 0, 0) === 0) continue;
    const { distance, steps } = nearestPattern(patch);
    const isThePattern = steps <= NEAR_STEPS && distance <= NEAR_DISTANCE;
    if (!isThePattern) least = Math.min(least, distance);
  }
  return least;
}

/**
 * The points of a patch, which are one step apart, as bits: 1 is a dark point. Each word contains every fourth point of
 * a row, so that its points are one module apart: bit k of `rows[STEPS * j + p]` is point p + k · `STEPS` of row j.
 */
interface Patch {
  readonly rows: Uint16Array;
}

function darkPoints(picture: GrayPicture, grid: ModuleGrid, x: number, y: number): Patch {
  const { width, height, luma } = picture;
  const columns = pixelsAround(grid, x, width);
  const rows = pixelsAround(grid, y, height);
  const last = PATCH_SIDE - 1;
  const region = { left: columns[0], top: rows[0], right: columns[last] + 1, bottom: rows[last] + 1 };
  const meanAt = localMeans(picture, region, Math.round(width * WINDOW_SHARE));
  const patch = new Uint16Array(STEPS * PATCH_SIDE);
  for (let j = 0; j < PATCH_SIDE; j++) {
    for (let i = 0; i < PATCH_SIDE; i++) {
      const own = luma[rows[j] * width + columns[i]];
      if (own + DARKER < meanAt(columns[i], rows[j])) patch[STEPS * j + (i % STEPS)] |= 1 << Math.floor(i / STEPS);
    }
  }
  return { rows: patch };
}

function pixelsAround({ edges, margin }: ModuleGrid, module: number, length: number): number[] {
  const cells = edges.length - 1;
  const pitch = (edges[cells] - edges[0]) / cells;
  return Array.from({ length: PATCH_SIDE }, (_, k) => {
    const place = edges[0] + (margin + module + 0.5 + (k - REACH) / STEPS) * pitch;
    return Math.min(length - 1, Math.max(0, Math.floor(place)));
  });
}

const ALL_MODULES = 0b11111;
/** Rows of an alignment pattern. A bit that is 1 is a dark module. */
const PATTERN_ROWS = [ALL_MODULES, 0b10001, 0b10101, 0b10001, ALL_MODULES];

const ONES = Uint8Array.from({ length: 32 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);

function distanceAt({ rows }: Patch, dx: number, dy: number): number {
  const first = SEARCH_STEPS + dx;
  const [start, shift] = [first % STEPS, Math.floor(first / STEPS)];
  let distance = 0;
  for (let row = 0; row < PATTERN_ROWS.length; row++) {
    const seen = (rows[STEPS * (SEARCH_STEPS + dy + STEPS * row) + start] >>> shift) & ALL_MODULES;
    distance += ONES[seen ^ PATTERN_ROWS[row]];
  }
  return distance;
}

/** Of equally similar spots, the nearest counts. */
function nearestPattern(patch: Patch): { distance: number; steps: number } {
  let best = { distance: Number.POSITIVE_INFINITY, steps: 0 };
  for (let steps = 0; steps <= SEARCH_STEPS; steps++) {
    for (let dy = -steps; dy <= steps; dy++) {
      // A square ring: all of its first and last rows, and two spots of each other row.
      const stride = Math.abs(dy) === steps ? 1 : 2 * steps;
      for (let dx = -steps; dx <= steps; dx += Math.max(1, stride)) {
        const distance = distanceAt(patch, dx, dy);
        if (distance < best.distance) best = { distance, steps };
      }
    }
  }
  return best;
}
