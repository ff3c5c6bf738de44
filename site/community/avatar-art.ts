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
      { d: `M0 0h${side}v${side}h${-side}z`, fill: ground },
      { d: modules(isDark), fill: accent },
    ],
  };
}

interface ArtShape {
  /** SVG path data, in the units of the drawing's view box. */
  readonly d: string;
  /** A CSS color for both themes, usually with `light-dark()`. */
  readonly fill: string;
}

/** A small drawing, as data for an `svg` element, so that no markup needs to be injected. */
export interface Art {
  readonly viewBox: string;
  /** The shapes, the lowest first. Together they cover the whole view box. */
  readonly shapes: readonly ArtShape[];
}

function artColors(hue: number): { readonly ground: string; readonly accent: string } {
  return {
    ground: `light-dark(oklch(0.945 0.022 ${hue}), oklch(0.26 0.022 ${hue}))`,
    accent: `light-dark(oklch(0.55 0.15 ${hue}), oklch(0.76 0.12 ${hue}))`,
  };
}

/** Returns path data of the dark modules. Neighbors in a row are joined. */
function modules(isDark: (column: number, row: number) => boolean): string {
  let path = '';
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      if (!isDark(column, row)) continue;
      const start = column;
      while (column + 1 < SIDE && isDark(column + 1, row)) column++;
      path += `M${MARGIN + start} ${MARGIN + row}H${MARGIN + column + 1}V${MARGIN + row + 1}H${MARGIN + start}z`;
    }
  }
  return path;
}
