import { type ImageLayer, type Paint, type PathLayer, PathWriter, type Pen, walkPath } from '#drawing';
import type { Pixels } from '#raster';

/** Thrown if a file contains something that this reader does not support, so that its picture is unknown. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** Maps an element's coordinates to those of its page, as in SVG and PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `inner` first, then `outer`. */
export function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

export function moveBy([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/**
 * Returns the scale of a matrix. It is the same in both directions, because this site's files never stretch anything.
 */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** The content of a page, in units of the page. The background is a layer too. Images may begin at fractional units. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly ReadLayer[];
}

/** A layer of a page. Groups are replaced by their layers. */
export type ReadLayer = PathLayer | ImageLayer;

/**
 * Coordinates are rounded to 1/64 of a unit. Files contain rounded numbers, and edges that lie on whole units must stay
 * there.
 */
const PLACES_PER_UNIT = 64;

/** Returns a pen that transforms coordinates by `matrix`, rounds them, and passes them on to `path`. */
export function placedPen(path: Pen, matrix: Matrix): Pen {
  const snapped = (x: number, y: number): [number, number] => {
    const [toX, toY] = moveBy(matrix, x, y);
    return [Math.round(toX * PLACES_PER_UNIT) / PLACES_PER_UNIT, Math.round(toY * PLACES_PER_UNIT) / PLACES_PER_UNIT];
  };
  return {
    moveTo: (x, y) => path.moveTo(...snapped(x, y)),
    lineTo: (x, y) => path.lineTo(...snapped(x, y)),
    curveTo: (x1, y1, x2, y2, x, y) => path.curveTo(...snapped(x1, y1), ...snapped(x2, y2), ...snapped(x, y)),
    close: () => path.close(),
  };
}

/** Returns path data transformed by `matrix`. */
export function movePath(d: string, matrix: Matrix): string {
  const path = new PathWriter();
  walkPath(d, placedPen(path, matrix));
  return path.d;
}

/** Returns a paint transformed by `matrix`. */
export function transformPaint(paint: Paint, matrix: Matrix): Paint {
  switch (paint.kind) {
    case 'solid':
      return paint;
    case 'linear': {
      const [x1, y1] = moveBy(matrix, paint.x1, paint.y1);
      const [x2, y2] = moveBy(matrix, paint.x2, paint.y2);
      return { ...paint, x1, y1, x2, y2 };
    }
    case 'radial': {
      const [cx, cy] = moveBy(matrix, paint.cx, paint.cy);
      return { ...paint, cx, cy, r: paint.r * scaleOf(matrix) };
    }
  }
}

/**
 * Returns the layer of an image. `matrix` maps the unit square to the box that the image fills. The image may be
 * upright or rotated by 180°. Throws an `UnreadableFileError` if the image is mirrored or rotated by any other angle.
 */
export function placeImage(pixels: Pixels, matrix: Matrix, opacity: number): ReadLayer {
  const [a, b, c, d] = matrix;
  if (Math.abs(b) + Math.abs(c) > 1e-6 || a * d <= 0) throw new UnreadableFileError('An image is turned');
  const corner = a < 0 ? 1 : 0;
  const [x, y] = moveBy(matrix, corner, corner);
  const placed = { x, y, width: Math.abs(a), height: Math.abs(d), ...(a < 0 && { isTurned: true }) };
  return { kind: 'image', part: 'image', image: { pixels, href: '' }, ...placed, opacity, fit: 'fill' };
}
