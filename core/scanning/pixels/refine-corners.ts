import type { GrayPicture } from '#raster';
import { type Corners, lumaBetween, moduleLength, type Point, projectionOf } from './projection.ts';

export interface KnownModule {
  readonly x: number;
  readonly y: number;
  readonly isDark: boolean;
}

/** Shifts of all four corners together, in modules, across and down. */
const SHIFTS = [-1, -0.5, 0, 0.5, 1] as const;

/** In modules. Decoders report corners in whole pixels, and guess the one without finder pattern. */
const STEPS = [0.5, 0.25, 0.12, 0.06] as const;
const LAST_STEPS = [0.12, 0.06] as const;

const MOST_ROUNDS = 6;

/** Where a module is sampled along each axis: near its corners, so that an offset is noticed. */
const PLACES = [0.2, 0.8] as const;

/** In a larger code, evenly spaced modules are sampled. */
const MOST_MODULES = 250;

/** Returns corners with which the known dark and light modules differ most in tone. The code may be light on dark. */
export function refineCorners(
  gray: GrayPicture,
  corners: Corners,
  size: number,
  known: readonly KnownModule[],
): Corners {
  const module = moduleLength(corners, size);
  const contrastOf = contrastIn(gray, size, known);
  const starts = SHIFTS.flatMap((x) => SHIFTS.map((y) => moved(corners, () => ({ x: x * module, y: y * module }))));
  const contrasts = starts.map(contrastOf);
  // Corners that coincide have no contrast, which is not a number.
  const best = contrasts.reduce((most, contrast, k) => (contrast > contrasts[most] ? k : most), 0);
  return climb(starts[best], module, STEPS, contrastOf);
}

/** Like `refineCorners`, for corners that are less than a quarter of a module off. */
export function finishCorners(
  gray: GrayPicture,
  corners: Corners,
  size: number,
  known: readonly KnownModule[],
): Corners {
  return climb(corners, moduleLength(corners, size), LAST_STEPS, contrastIn(gray, size, known));
}

function climb(
  start: Corners,
  module: number,
  steps: readonly number[],
  contrastOf: (corners: Corners) => number,
): Corners {
  let corners = start;
  let contrast = contrastOf(start);
  for (const step of steps) {
    for (let round = 0, before = Number.NaN; round < MOST_ROUNDS && contrast !== before; round++) {
      before = contrast;
      for (const moves of movesOf(step * module)) {
        const next = moved(corners, (k) => moves[k]);
        const reached = contrastOf(next);
        if (reached > contrast) [corners, contrast] = [next, reached];
      }
    }
  }
  return corners;
}

function moved(corners: Corners, moveOf: (corner: number) => Point): Corners {
  return corners.map(({ x, y }, k): Point => {
    const move = moveOf(k);
    return { x: x + move.x, y: y + move.y };
  }) as unknown as Corners;
}

function movesOf(distance: number): Point[][] {
  const ways: Point[] = [
    { x: distance, y: 0 },
    { x: -distance, y: 0 },
    { x: 0, y: distance },
    { x: 0, y: -distance },
  ];
  const still: Point = { x: 0, y: 0 };
  const together = ways.map((way) => [way, way, way, way]);
  const alone = [0, 1, 2, 3].flatMap((corner) =>
    ways.map((way) => [0, 1, 2, 3].map((k) => (k === corner ? way : still))),
  );
  return [...together, ...alone];
}

/** Returns a function that tells by how much the mean luma of dark and light modules differs with these corners. */
export function contrastIn(
  gray: GrayPicture,
  size: number,
  known: readonly KnownModule[],
): (corners: Corners) => number {
  const stride = Math.ceil(known.length / MOST_MODULES);
  const modules = known.filter((_, k) => k % stride === 0);
  const places = modules.flatMap(({ x, y }) =>
    PLACES.flatMap((down) => PLACES.map((across) => [x + across, y + down])),
  );
  const [xs, ys] = [0, 1].map((axis) => Float64Array.from(places, (place) => place[axis]));
  const darks = modules.filter(({ isDark }) => isDark).length;
  const weights = Float64Array.from(places, (_, k) =>
    modules[Math.floor(k / PLACES.length ** 2)].isDark ? -1 / darks : 1 / (modules.length - darks),
  );
  return (corners) => {
    const { a, b, c, d, e, f, g, h } = projectionOf(corners, size);
    let sum = 0;
    for (let k = 0; k < xs.length; k++) {
      const [x, y] = [xs[k], ys[k]];
      const depth = 1 / (g * x + h * y + 1);
      sum += weights[k] * lumaBetween(gray, (a * x + b * y + c) * depth, (d * x + e * y + f) * depth);
    }
    return Math.abs(sum) / PLACES.length ** 2;
  };
}
