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

const MOST_ROUNDS = 6;

/** Where a module is sampled along each axis: near its corners, so that an offset is noticed. */
const PLACES = [0.2, 0.8] as const;

/** In a larger code, evenly spaced modules are sampled. */
const MOST_MODULES = 500;

/** Returns corners with which the known dark and light modules differ most in tone. The code may be light on dark. */
export function refineCorners(
  gray: GrayPicture,
  corners: Corners,
  size: number,
  known: readonly KnownModule[],
): Corners {
  const stride = Math.ceil(known.length / MOST_MODULES);
  const modules = known.filter((_, k) => k % stride === 0);
  const module = moduleLength(corners, size);
  const contrastOf = (next: Corners): number => contrastAt(gray, next, size, modules);
  const shifted = SHIFTS.flatMap((x) => SHIFTS.map((y) => moved(corners, () => ({ x: x * module, y: y * module }))));
  const starts = shifted.map((start) => ({ start, contrast: contrastOf(start) }));
  const best = starts.reduce((most, next) => (Math.abs(next.contrast) > Math.abs(most.contrast) ? next : most));
  // In a code that is light on dark, the contrast is negative.
  const sign = best.contrast < 0 ? -1 : 1;
  return climb(best.start, module, (next) => sign * contrastOf(next));
}

function climb(start: Corners, module: number, contrastOf: (corners: Corners) => number): Corners {
  let corners = start;
  let contrast = contrastOf(start);
  for (const step of STEPS) {
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

/** Returns the mean luma of light modules minus that of dark ones. */
export function contrastAt(gray: GrayPicture, corners: Corners, size: number, modules: readonly KnownModule[]): number {
  const { a, b, c, d, e, f, g, h } = projectionOf(corners, size);
  let [light, dark, lights, darks] = [0, 0, 0, 0];
  for (const module of modules) {
    for (const down of PLACES) {
      for (const across of PLACES) {
        const x = module.x + across;
        const y = module.y + down;
        const depth = g * x + h * y + 1;
        const luma = lumaBetween(gray, (a * x + b * y + c) / depth, (d * x + e * y + f) / depth);
        if (module.isDark) {
          dark += luma;
          darks++;
        } else {
          light += luma;
          lights++;
        }
      }
    }
  }
  return light / lights - dark / darks;
}
