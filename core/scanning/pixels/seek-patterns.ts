import { type GrayPicture, halved } from '#raster';
import { lumaBetween } from './projection.ts';

/** A finder pattern where it is seen in a picture, from any angle. */
export interface SeenPattern {
  readonly x: number;
  readonly y: number;
  /** From the middle to the outer edge of the dark ring, in pixels, for `RAYS` directions clockwise from the right. */
  readonly radii: Float64Array;
  /** Mean length of a module, in pixels. */
  readonly module: number;
  /** Luma of the center minus that of the light ring: negative for dark patterns. */
  readonly contrast: number;
}

export const RAYS = 32;

/** Pixels on the shorter side below which a picture is not halved further. */
const LEAST_SIDE = 100;

/** Half the side of the window whose mean is the threshold, in pixels: patterns of 7 to 70 pixels stand out. */
const WINDOW = 16;

/** Dark pixels are at least so much darker than the mean around them: less is noise. */
const LEAST_STEP = 2;

/**
 * Returns dark finder patterns, in a picture and in the picture halved again and again, so that those of all sizes are
 * found with one window.
 */
export function seekPatterns(gray: GrayPicture): SeenPattern[] {
  const patterns: SeenPattern[] = [];
  let scale = 1;
  for (let level = gray; Math.min(level.width, level.height) >= LEAST_SIDE || scale === 1; level = halved(level)) {
    for (const pattern of patternsIn(level)) {
      const { x, y, module } = pattern;
      const isKnown = patterns.some(
        (own) => Math.hypot(own.x - scale * x, own.y - scale * y) < 2 * Math.max(own.module, scale * module),
      );
      if (isKnown) continue;
      patterns.push({
        ...pattern,
        x: scale * x,
        y: scale * y,
        module: scale * module,
        radii: pattern.radii.map((radius) => scale * radius),
      });
    }
    scale *= 2;
  }
  return patterns;
}

/** Where the lengths of five runs across the middle of a pattern are 1 : 1 : 3 : 1 : 1, whatever the angle. */
function patternsIn(gray: GrayPicture): SeenPattern[] {
  const { width, height } = gray;
  const dark = darkPixels(gray);
  const patterns: SeenPattern[] = [];
  const runs = [0, 0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    runs.fill(0);
    let last = 0;
    for (let x = 0; x <= width; x++) {
      const own = x < width ? dark[y * width + x] : 1 - last;
      if (own === last) {
        runs[4]++;
        continue;
      }
      // The fifth run has ended, and it is dark.
      if (last === 1 && isPattern(runs)) {
        const middle = x - runs[4] - runs[3] - runs[2] / 2;
        const pattern = patternAt(gray, dark, middle, y, patterns);
        if (pattern) patterns.push(pattern);
      }
      runs.shift();
      runs.push(1);
      last = own;
    }
  }
  return patterns;
}

function isPattern(runs: readonly number[]): boolean {
  const module = (runs[0] + runs[1] + runs[2] + runs[3] + runs[4]) / 7;
  if (module < 1) return false;
  const most = 0.6 * module + 0.5;
  return (
    Math.abs(runs[0] - module) <= most + 0.3 * module &&
    Math.abs(runs[1] - module) <= most &&
    Math.abs(runs[2] - 3 * module) <= 1.2 * module + 0.5 &&
    Math.abs(runs[3] - module) <= most &&
    Math.abs(runs[4] - module) <= most + 0.3 * module
  );
}

function patternAt(
  gray: GrayPicture,
  dark: Uint8Array,
  x: number,
  y: number,
  known: readonly SeenPattern[],
): SeenPattern | null {
  const middle = middleOfColumn(gray, dark, Math.floor(x), y);
  if (!middle) return null;
  if (known.some((own) => Math.hypot(own.x - x, own.y - middle.y) < 2 * own.module)) return null;
  let [atX, atY] = [x, middle.y];
  for (let round = 0; ; round++) {
    const seen = castRays(gray, atX, atY, middle.module);
    if (!seen) return null;
    if (round === 2) {
      const module = seen.radii.reduce((sum, radius) => sum + radius, 0) / RAYS / MEAN_RADIUS;
      return { x: atX, y: atY, ...seen, module };
    }
    // To the middle of the chords.
    let [right, down] = [0, 0];
    for (let k = 0; k < RAYS / 2; k++) {
      const off = (seen.radii[k] - seen.radii[k + RAYS / 2]) / 2;
      right += off * WAYS[k].x;
      down += off * WAYS[k].y;
    }
    atX += (2 * right) / (RAYS / 2);
    atY += (2 * down) / (RAYS / 2);
  }
}

/** The middle of a pattern that is crossed by this column, with the length of a module along it. */
function middleOfColumn({ width, height }: GrayPicture, dark: Uint8Array, x: number, y: number) {
  const isDark = (row: number): boolean => dark[row * width + x] === 1;
  if (!isDark(y)) return null;
  const lengthOf = (from: number, step: number, wanted: boolean): number => {
    let row = from;
    while (row >= 0 && row < height && isDark(row) === wanted) row += step;
    return Math.abs(row - from);
  };
  const up = lengthOf(y, -1, true);
  const down = lengthOf(y, 1, true);
  const [top, bottom] = [y - up, y + down];
  const lightUp = lengthOf(top, -1, false);
  const lightDown = lengthOf(bottom, 1, false);
  const runs = [
    lengthOf(top - lightUp, -1, true),
    lightUp,
    up + down - 1,
    lightDown,
    lengthOf(bottom + lightDown, 1, true),
  ];
  if (!isPattern(runs)) return null;
  return { y: (top + 1 + bottom) / 2, module: runs.reduce((sum, run) => sum + run, 0) / 7 };
}

const WAYS = Array.from({ length: RAYS }, (_, k) => {
  const angle = (2 * Math.PI * k) / RAYS;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** Mean distance from the middle of a square with a side of 7 to its outline, over all directions. */
const MEAN_RADIUS = 3.93;

/** Samples along a ray for each module. */
const STEPS = 4;

/** Modules along a ray that are looked at: as far as a corner of the ring, seen from an angle, and a little more. */
const REACH = 8;

/** Rays of a pattern that must cross a center, a light ring and a dark one. The others may be damaged. */
const LEAST_RAYS = 20;

/** Returns how far the outer edge is in each direction; null if too few of the rays cross rings. */
function castRays(gray: GrayPicture, x: number, y: number, module: number) {
  const radii = new Float64Array(RAYS);
  const count = REACH * STEPS;
  const luma = new Float64Array(count);
  let [good, contrast] = [0, 0];
  let center = 0;
  for (const { x: across, y: down } of WAYS)
    center += lumaBetween(gray, x + 0.7 * module * across, y + 0.7 * module * down);
  center /= RAYS;
  for (const [k, way] of WAYS.entries()) {
    const step = module / STEPS;
    let light = Number.NEGATIVE_INFINITY;
    for (let n = 0; n < count; n++) {
      luma[n] = lumaBetween(gray, x + n * step * way.x, y + n * step * way.y);
      if (n <= 4 * STEPS) light = Math.max(light, luma[n]);
    }
    const threshold = (center + light) / 2;
    const crossings: number[] = [];
    for (let n = 1; n < count && crossings.length < 3; n++) {
      const isDark = luma[n] < threshold;
      if (isDark !== luma[n - 1] < threshold) {
        crossings.push((n - 1 + (threshold - luma[n - 1]) / (luma[n] - luma[n - 1])) / STEPS);
      }
    }
    const [inner, ring, outer] = crossings;
    if (light - center < 2 * LEAST_STEP || outer === undefined) continue;
    if (Math.abs(ring / inner - 5 / 3) > 0.75 || Math.abs(outer / inner - 7 / 3) > 1) continue;
    radii[k] = outer * module;
    contrast += center - light;
    good++;
  }
  if (good < LEAST_RAYS) return null;
  for (let k = 0; k < RAYS; k++) if (radii[k] === 0) radii[k] = radii[(k + RAYS / 2) % RAYS];
  const mean = radii.reduce((sum, radius) => sum + radius, 0) / radii.filter((radius) => radius > 0).length;
  for (let k = 0; k < RAYS; k++) if (radii[k] === 0) radii[k] = mean;
  return { radii, contrast: contrast / good };
}

/** 1 for pixels that are darker than the mean around them. */
function darkPixels({ width, height, luma }: GrayPicture): Uint8Array {
  const dark = new Uint8Array(width * height);
  const columns = new Float64Array(width);
  const side = WINDOW;
  const addRow = (y: number, sign: number): void => {
    if (y < 0 || y >= height) return;
    for (let x = 0, k = y * width; x < width; x++, k++) columns[x] += sign * luma[k];
  };
  for (let y = 0; y < side; y++) addRow(y, 1);
  for (let y = 0; y < height; y++) {
    addRow(y + side, 1);
    addRow(y - side - 1, -1);
    const rows = Math.min(height, y + side + 1) - Math.max(0, y - side);
    let sum = 0;
    for (let x = 0; x < Math.min(side, width); x++) sum += columns[x];
    for (let x = 0; x < width; x++) {
      if (x + side < width) sum += columns[x + side];
      if (x - side - 1 >= 0) sum -= columns[x - side - 1];
      const count = rows * (Math.min(width, x + side + 1) - Math.max(0, x - side));
      if (luma[y * width + x] < sum / count - LEAST_STEP) dark[y * width + x] = 1;
    }
  }
  return dark;
}
