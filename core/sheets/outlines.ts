import type { LabelShape } from './label-room.ts';

/** Width of a hairline in millimeters: a quarter of a point. */
export const HAIRLINE = 0.09;

/** Distance of the control points from the ends of a cubic curve that draws a quarter of an ellipse, in radii. */
const ARC = 0.5523;

/**
 * Returns path data of a hairline around a label, centered on its edge, in millimeters from the label's upper left
 * corner.
 */
export function outlineOf({ width, height, shape }: LabelShape): string {
  const ring = shape === 'round' ? ellipse : box;
  const half = HAIRLINE / 2;
  return (
    ring(-half, -half, width + HAIRLINE, height + HAIRLINE, 1) +
    ring(half, half, width - HAIRLINE, height - HAIRLINE, -1)
  );
}

/** Returns the path data of a box: clockwise, or counterclockwise for a hole if `turn` is −1. */
export function box(x: number, y: number, width: number, height: number, turn: 1 | -1 = 1): string {
  const [w, h] = [written(width), written(height)];
  const start = `M${written(x)} ${written(y)}`;
  return turn === 1 ? `${start}h${w}v${h}h${negative(w)}z` : `${start}v${h}h${w}v${negative(h)}z`;
}

function ellipse(x: number, y: number, width: number, height: number, turn: 1 | -1): string {
  const [rx, ry] = [width / 2, height / 2];
  const [cx, cy] = [ARC * rx, ARC * ry];
  // An outline goes from the left end over the top, and a hole over the bottom.
  const [ux, uy] = [rx, -turn * ry];
  const [kx, ky] = [cx, -turn * cy];
  const arcs = [
    [0, ky, ux - kx, uy, ux, uy],
    [kx, 0, ux, -uy + ky, ux, -uy],
    [0, -ky, -ux + kx, -uy, -ux, -uy],
    [-kx, 0, -ux, uy - ky, -ux, uy],
  ].map((places) => `c${places.map(written).join(' ')}`);
  return `M${written(x)} ${written(y + ry)}${arcs.join('')}z`;
}

function written(value: number): string {
  return String(Number(value.toFixed(4)));
}

function negative(value: string): string {
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}
