import type { GrayPicture } from '#raster';

/** A point in a picture, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The corners of a code without its quiet zone. They go clockwise and begin at the finder pattern that lies between the
 * other two.
 */
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

/**
 * Returns the projection of a code of `size` modules a side onto its corners. Paul Heckbert, Fundamentals of Texture
 * Mapping (1989), 2.2.3.
 */
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

/** Returns where a point of the code is seen. `x` and `y` are modules from its upper left corner. */
export function project({ a, b, c, d, e, f, g, h }: Projection, x: number, y: number): Point {
  const depth = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** Returns the mean length of a module's sides, in pixels. */
export function moduleLength(corners: Corners, size: number): number {
  const lengths = corners.map((corner, k) => {
    const next = corners[(k + 1) % corners.length];
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  return lengths.reduce((sum, length) => sum + length, 0) / (4 * size);
}

/**
 * Returns the luma at a point, interpolated between the four pixels around it. Beyond the edges the outermost pixels
 * are repeated.
 */
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
