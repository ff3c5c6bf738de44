import type { Rgba } from '#design';
import type { Paint } from './drawing.ts';

/**
 * Writes the color at the point (`x`, `y`) to `color`: red, green, blue (0 to 255) and alpha (0 to 1). `x` and `y` are
 * in the drawing's units.
 */
export type ColorSource = (x: number, y: number, color: Float64Array) => void;

/** Returns a function that gives the color of a paint at each point. */
export function colorsOf(paint: Paint): ColorSource {
  if (paint.kind === 'solid') {
    const { r, g, b, a } = paint.color;
    return (_x, _y, color) => {
      color[0] = r;
      color[1] = g;
      color[2] = b;
      color[3] = a;
    };
  }
  const shareAt = paint.kind === 'radial' ? radialShare(paint) : linearShare(paint);
  const { from, to } = paint;
  return (x, y, color) => mix(from, to, Math.min(1, Math.max(0, shareAt(x, y))), color);
}

function radialShare({ cx, cy, r }: Paint & { kind: 'radial' }): (x: number, y: number) => number {
  return (x, y) => Math.hypot(x - cx, y - cy) / r;
}

function linearShare({ x1, y1, x2, y2 }: Paint & { kind: 'linear' }): (x: number, y: number) => number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  return (x, y) => ((x - x1) * dx + (y - y1) * dy) / square;
}

function mix(from: Rgba, to: Rgba, share: number, color: Float64Array): void {
  color[0] = from.r + (to.r - from.r) * share;
  color[1] = from.g + (to.g - from.g) * share;
  color[2] = from.b + (to.b - from.b) * share;
  color[3] = from.a + (to.a - from.a) * share;
}
