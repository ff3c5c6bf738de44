import { SEED } from './plan.ts';
import { randomStream } from './random.ts';

const SIDE = 7;
const MARGIN = 1.5;

/** Returns the picture of a username: a mirrored pattern of 7 × 7 modules in one hue, with a margin of 1.5 modules. */
export function avatarArt(username: string): Art {
  const random = randomStream(SEED, ...Array.from(username, (character) => character.codePointAt(0)!), SIDE);
  const { ground, accent } = artColors(random.integer(0, 23) * 15);
  const half = Math.ceil(SIDE / 2);
  const dark = Array.from({ length: SIDE * half }, () => random.integer(0, 9) < 5);
  // The middle column always has dark modules.
  for (let row = 2; row < SIDE - 2; row++) dark[row * half + half - 1] ||= row % 2 === 1;
  const isDark = (column: number, row: number) => dark[row * half + Math.min(column, SIDE - 1 - column)];
  const side = SIDE + 2 * MARGIN;
  return {
    viewBox: `0 0 ${side} ${side}`,
    shapes: [
      { d: box(0, 0, side, side), fill: ground },
      { d: modules(SIDE, SIDE, isDark, { x: MARGIN, y: MARGIN }), fill: accent },
    ],
  };
}

export interface ArtShape {
  /** SVG path data, in the units of the drawing's view box. */
  readonly d: string;
  /** A CSS color for both themes, usually with `light-dark()`. */
  readonly fill: string;
  /** From 0 to 1. Absent: 1. */
  readonly opacity?: number;
}

/** A small drawing, as data for an `svg` element, so that no markup needs to be injected. */
export interface Art {
  readonly viewBox: string;
  /** The shapes, the lowest first. Together they cover the whole view box. */
  readonly shapes: readonly ArtShape[];
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** Returns the CSS colors of a picture's background and of its colored shapes, for both themes; `hue` in OKLCH degrees. */
export function artColors(hue: number): { readonly ground: string; readonly accent: string } {
  return {
    ground: `light-dark(oklch(0.945 0.022 ${hue}), oklch(0.26 0.022 ${hue}))`,
    accent: `light-dark(oklch(0.55 0.15 ${hue}), oklch(0.76 0.12 ${hue}))`,
  };
}

/** Returns path data of the dark modules, each `unit` wide, the first at `x`, `y`. Neighbors in a row are joined. */
export function modules(
  columns: number,
  rows: number,
  isDark: (column: number, row: number) => boolean,
  { x = 0, y = 0, unit = 1 }: { readonly x?: number; readonly y?: number; readonly unit?: number } = {},
): string {
  // Formatting numbers takes most of the time, so each edge is formatted once and shared by both neighbors.
  const edgeX = Array.from({ length: columns + 1 }, (_, column) => short(x + column * unit));
  const edgeY = Array.from({ length: rows + 1 }, (_, row) => short(y + row * unit));
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isDark(column, row)) continue;
      const start = edgeX[column];
      while (column + 1 < columns && isDark(column + 1, row)) column++;
      path += `M${start} ${edgeY[row]}H${edgeX[column + 1]}V${edgeY[row + 1]}H${start}z`;
    }
  }
  return path;
}

/** Returns a number with at most two decimals; the error is invisible. */
export function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}
