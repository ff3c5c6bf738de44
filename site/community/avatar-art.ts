import { type Art, artPaletteOf } from './art.ts';
import { modules, rectangle } from './art-paths.ts';
import { SEED } from './plan.ts';
import { randomStream } from './random.ts';

const SIDE = 7;
const MARGIN = 1.5;

/** Returns the picture of a username: a mirrored pattern of 7 × 7 modules in one hue, with a margin of 1.5 modules. */
export function avatarArt(username: string): Art {
  const random = randomStream(SEED, ...Array.from(username, (character) => character.codePointAt(0)!), SIDE);
  const { ground, accent } = artPaletteOf(random.integer(0, 23) * 15);
  const half = Math.ceil(SIDE / 2);
  const dark = Array.from({ length: SIDE * half }, () => random.integer(0, 9) < 5);
  // The middle column always has dark modules.
  for (let row = 2; row < SIDE - 2; row++) dark[row * half + half - 1] ||= row % 2 === 1;
  const isDark = (column: number, row: number) => dark[row * half + Math.min(column, SIDE - 1 - column)];
  const side = SIDE + 2 * MARGIN;
  return {
    viewBox: `0 0 ${side} ${side}`,
    shapes: [
      { d: rectangle(0, 0, side, side), fill: ground },
      { d: modules(SIDE, SIDE, isDark, { x: MARGIN, y: MARGIN }), fill: accent },
    ],
  };
}
