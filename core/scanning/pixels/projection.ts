import { gridSize, type ModuleGrid } from '#drawing';
import type { Box, GrayPicture, Pixels } from '#raster';

/** A point in a picture, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners without the quiet zone, clockwise from the finder pattern between the other two. */
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/**
 * Where modules lie in a picture taken from any angle. The point (x, y), in modules from the code's upper left corner,
 * is seen at ((a·x + b·y + c) / (g·x + h·y + 1), (d·x + e·y + f) / (g·x + h·y + 1)).
 */
export interface Projection {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g: number;
  readonly h: number;
}

/** From the corners of a code of `size` modules. Paul Heckbert, Fundamentals of Texture Mapping (1989), 2.2.3. */
export function projectionOf([first, second, third, fourth]: Corners, size: number): Projection {
  const [dx1, dy1] = [second.x - third.x, second.y - third.y];
  const [dx2, dy2] = [fourth.x - third.x, fourth.y - third.y];
  const sumX = first.x - second.x + third.x - fourth.x;
  const sumY = first.y - second.y + third.y - fourth.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  return {
    a: (second.x - first.x + g * second.x) / size,
    b: (fourth.x - first.x + h * fourth.x) / size,
    c: first.x,
    d: (second.y - first.y + g * second.y) / size,
    e: (fourth.y - first.y + h * fourth.y) / size,
    f: first.y,
    g: g / size,
    h: h / size,
  };
}

export function project({ a, b, c, d, e, f, g, h }: Projection, x: number, y: number): Point {
  const depth = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

export function moduleLength(corners: Corners, size: number): number {
  const lengths = corners.map((corner, k) => {
    const next = corners[(k + 1) % corners.length];
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  return lengths.reduce((sum, length) => sum + length, 0) / (4 * size);
}

/** The upright box, in whole pixels, of a code and of `reach` pixels around it. Null if it is outside of the picture. */
export function boxAround(
  corners: Corners,
  reach: number,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): Box | null {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [xs, ys].map((places) => Math.max(0, Math.floor(Math.min(...places) - reach)));
  const right = Math.min(width, Math.ceil(Math.max(...xs) + reach));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys) + reach));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** Returns the luma between the four pixels around a point. Beyond the edges the outermost pixels are repeated. */
export function lumaBetween({ width, height, luma }: GrayPicture, x: number, y: number): number {
  const across = Math.min(width - 1, Math.max(0, x - 0.5));
  const down = Math.min(height - 1, Math.max(0, y - 0.5));
  const left = Math.floor(across);
  const top = Math.floor(down);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const upper = luma[top * width + left] + (luma[top * width + right] - luma[top * width + left]) * (across - left);
  const lower =
    luma[bottom * width + left] + (luma[bottom * width + right] - luma[bottom * width + left]) * (across - left);
  return upper + (lower - upper) * (down - top);
}

/** Maximum number of points that are sampled for a new pixel, in each direction. */
const MOST_POINTS = 8;

/** Straightens a code onto `grid`. Beyond the edges the outermost pixels are repeated. */
export function rectify(picture: Pixels, projection: Projection, grid: ModuleGrid): Pixels {
  const side = gridSize(grid);
  // Points are sampled between pixels, so that those 1.5 pixels apart leave none out.
  const points = Math.min(MOST_POINTS, Math.max(1, Math.round(scaleOf(projection, grid))));
  const places = modulePlaces(grid, points);
  const { width, height, data: seen } = picture;
  const { a, b, c, d, e, f, g, h } = projection;
  const data = new Uint8ClampedArray(4 * side * side);
  for (let y = 0, index = 0; y < side; y++) {
    for (let x = 0; x < side; x++, index += 4) {
      // Colors are premultiplied by alpha. In one loop without objects, because live pictures wait for it.
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let j = y * points; j < (y + 1) * points; j++) {
        const down = places[j];
        for (let i = x * points; i < (x + 1) * points; i++) {
          const across = places[i];
          const depth = 1 / (g * across + h * down + 1);
          const column = Math.min(width - 1, Math.max(0, (a * across + b * down + c) * depth - 0.5));
          const row = Math.min(height - 1, Math.max(0, (d * across + e * down + f) * depth - 0.5));
          const left = Math.floor(column);
          const top = Math.floor(row);
          const toRight = column - left;
          const toBottom = row - top;
          const first = 4 * (top * width + left);
          const second = left + 1 < width ? first + 4 : first;
          const below = top + 1 < height ? 4 * width : 0;
          const third = first + below;
          const fourth = second + below;
          const one = (1 - toBottom) * (1 - toRight) * seen[first + 3];
          const two = (1 - toBottom) * toRight * seen[second + 3];
          const three = toBottom * (1 - toRight) * seen[third + 3];
          const four = toBottom * toRight * seen[fourth + 3];
          red += seen[first] * one + seen[second] * two + seen[third] * three + seen[fourth] * four;
          green += seen[first + 1] * one + seen[second + 1] * two + seen[third + 1] * three + seen[fourth + 1] * four;
          blue += seen[first + 2] * one + seen[second + 2] * two + seen[third + 2] * three + seen[fourth + 2] * four;
          alpha += one + two + three + four;
        }
      }
      if (alpha === 0) continue;
      data[index] = red / alpha;
      data[index + 1] = green / alpha;
      data[index + 2] = blue / alpha;
      data[index + 3] = alpha / (points * points);
    }
  }
  return { width: side, height: side, data };
}

/** Returns how many pixels of the picture a grid pixel spans where the code is largest. */
function scaleOf(projection: Projection, grid: ModuleGrid): number {
  const { modules } = grid;
  const lengths = [
    [0, 0],
    [modules, 0],
    [0, modules],
    [modules, modules],
  ].map(([x, y]) => {
    const at = project(projection, x, y);
    const [right, below] = [project(projection, x + 1, y), project(projection, x, y + 1)];
    return Math.max(Math.hypot(right.x - at.x, right.y - at.y), Math.hypot(below.x - at.x, below.y - at.y));
  });
  return (Math.max(...lengths) * (grid.edges.length - 1)) / gridSize(grid);
}

/** In modules from the code's corner: `points` for each grid pixel. */
function modulePlaces({ edges, margin }: ModuleGrid, points: number): Float64Array {
  const places = new Float64Array(points * edges[edges.length - 1]);
  for (let k = 0, i = 0; k + 1 < edges.length; k++) {
    const count = points * (edges[k + 1] - edges[k]);
    for (let n = 0; n < count; n++, i++) places[i] = k - margin + (n + 0.5) / count;
  }
  return places;
}

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
