import { type Art, artPaletteOf } from './art.ts';
import {
  clearing,
  codewordBlocks,
  finderCollection,
  magnifiedCorner,
  maskedData,
  type Scene,
  shrinkingModules,
} from './art-fragments.ts';
import { rectangle } from './art-paths.ts';
import { growingWithDistance, label, repairedCode, tiltedCode, viewfinder, wrappedCode } from './art-settings.ts';
import { POST_COUNT, SEED } from './plan.ts';
import { randomStream } from './random.ts';

/** The subject of a post's picture. */
export type Motif = keyof typeof SCENES;

const SCENES = {
  blocks: codewordBlocks,
  clearing,
  corner: magnifiedCorner,
  distance: growingWithDistance,
  finders: finderCollection,
  label,
  masks: maskedData,
  repair: repairedCode,
  shrinking: shrinkingModules,
  tilt: tiltedCode,
  viewfinder,
  wrap: wrappedCode,
} satisfies Record<string, Scene>;

/** The posts with a picture, by the motif closest to their subject. */
const POSTS: Readonly<Record<Motif, readonly number[]>> = {
  blocks: [11, 21, 27, 45, 49, 58, 62, 63, 83, 93],
  clearing: [39, 47, 73],
  corner: [5, 17, 34, 53, 86, 94],
  distance: [1, 19, 42, 66, 89],
  finders: [6, 25, 31, 69, 71],
  label: [2, 3, 26, 35, 38, 50, 70, 78, 87, 90, 98],
  masks: [22, 29, 55, 65],
  repair: [54, 82, 91, 97, 7],
  shrinking: [37, 43, 51, 59, 81],
  tilt: [10, 18, 79, 14, 74, 99],
  viewfinder: [9, 15, 23, 30, 33, 41, 46, 61, 67, 75, 77, 85, 95],
  wrap: [13, 57],
};

/** Accent hues around the color circle, none of them pale: vermilion, ochre, green, teal, ultramarine, plum. */
const HUES = [35, 70, 150, 205, 268, 345];

/**
 * Returns the picture of post `n`, 48 by 27 units, drawn from the number alone. Throws a `RangeError` as `planPost`
 * does.
 */
export function postArt(n: number): Art {
  const scene: Scene = SCENES[motifOf(n)];
  const random = randomStream(SEED, n, 0);
  const palette = artPaletteOf(random.pick(HUES));
  return {
    viewBox: '0 0 48 27',
    shapes: [{ d: rectangle(0, 0, 48, 27), fill: palette.ground }, ...scene(random, palette)],
  };
}

/** Returns the motif of post `n`, even if its picture is never shown. Throws a `RangeError` as `planPost` does. */
export function motifOf(n: number): Motif {
  if (!Number.isInteger(n) || n < 1 || n > POST_COUNT) {
    throw new RangeError(`There is no post number ${n}: the numbers run from 1 to ${POST_COUNT}.`);
  }
  const motifs = Object.keys(POSTS) as Motif[];
  return motifs.find((motif) => POSTS[motif].includes(n)) ?? motifs[n % motifs.length];
}
