import type { Rgba } from './color.ts';
import { toOklch } from './oklch.ts';

const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;

/** What a color is called by someone who is not looking closely. */
export type ColorName =
  | 'black'
  | 'dark-gray'
  | 'gray'
  | 'light-gray'
  | 'white'
  | `${'dark-' | '' | 'light-'}${(typeof HUES)[number]}`;

/** Below this chroma (OKLCH) a color passes for a gray. */
const GRAY = 0.03;

/** In degrees of OKLCH: where each hue of `HUES` ends. The first begins where the last ends. */
const HUE_ENDS = [40, 75, 115, 165, 215, 280, 325, 370];

/** Returns the name of a color as it is seen on white. */
export function colorName(color: Rgba): ColorName {
  const { l, c, h } = toOklch(color);
  if (c < GRAY || l < 0.15) return grayName(l);
  const degrees = ((h * 180) / Math.PI + 360) % 360;
  // Hues below the end of the last range, which reaches 10° past the full circle, belong to it.
  const around = degrees < 10 ? degrees + 360 : degrees;
  const hue = HUES[HUE_ENDS.findIndex((end) => around < end)];
  if (l < 0.45) return `dark-${hue}`;
  return l > 0.85 ? `light-${hue}` : hue;
}

function grayName(lightness: number): ColorName {
  if (lightness < 0.25) return 'black';
  if (lightness < 0.5) return 'dark-gray';
  if (lightness < 0.75) return 'gray';
  return lightness < 0.96 ? 'light-gray' : 'white';
}
