import type { Box } from '#raster';
import type { Pen } from './path-data.ts';

/** The radii of the corners, clockwise from the top left one; 0 for a sharp corner. */
export type Radii = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** Length of the handles of a cubic that approximates a quarter of a unit circle, with an error of at most 0.0003. */
const QUARTER = 0.5523;

/**
 * Draws a line toward the corner at `x`, `y`, and the corner as a quarter of an ellipse. The curve begins `(inX, inY)`
 * before the corner and ends `(outX, outY)` after it. If all four numbers are 0, the corner is sharp.
 */
export function goRound(pen: Pen, x: number, y: number, inX: number, inY: number, outX: number, outY: number): void {
  pen.lineTo(x - inX, y - inY);
  if (inX === 0 && inY === 0 && outX === 0 && outY === 0) return;
  const rest = 1 - QUARTER;
  pen.curveTo(x - rest * inX, y - rest * inY, x + rest * outX, y + rest * outY, x + outX, y + outY);
}

/** Draws a box with rounded corners: clockwise, or counterclockwise if it is a hole. */
export function drawBox(pen: Pen, box: Box, radii: Radii, isHole = false): void {
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const [topLeft, topRight, bottomRight, bottomLeft] = radii;
  if (isHole) {
    pen.moveTo(left, top + topLeft);
    goRound(pen, left, bottom, 0, bottomLeft, bottomLeft, 0);
    goRound(pen, right, bottom, bottomRight, 0, 0, -bottomRight);
    goRound(pen, right, top, 0, -topRight, -topRight, 0);
    if (topLeft > 0) goRound(pen, left, top, -topLeft, 0, 0, topLeft);
  } else {
    pen.moveTo(left + topLeft, top);
    goRound(pen, right, top, topRight, 0, 0, topRight);
    goRound(pen, right, bottom, 0, bottomRight, -bottomRight, 0);
    goRound(pen, left, bottom, -bottomLeft, 0, 0, -bottomLeft);
    if (topLeft > 0) goRound(pen, left, top, 0, -topLeft, topLeft, 0);
  }
  pen.close();
}

/** Returns the same radius for every corner. */
export function allRound(radius: number): Radii {
  return [radius, radius, radius, radius];
}
