import type { Rgba } from './color.ts';
import { toOklch } from './oklch.ts';

const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;

/** An everyday name of a color. */
export type ColorName =
  | 'black'
  | 'dark-gray'
  | 'gray'
  | 'light-gray'
  | 'white'
  | `${'dark-' | '' | 'light-'}${(typeof HUES)[number]}`;

/** Colors with less than this chroma (OKLCH) count as gray. All limits in this file are our choice. */
const GRAY = 0.03;

/** The end of each hue of `HUES`, in degrees of OKLCH. The first hue begins where the last one ends. */
const HUE_ENDS = [40, 75, 115, 165, 215, 280, 325, 370];

/** Returns the name of a color as seen on white. */
export function colorName(color: Rgba): ColorName {
  const { l, c, h } = toOklch(color);
  if (c < GRAY || l < 0.15) return grayName(l);
  const degrees = ((h * 180) / Math.PI + 360) % 360;
  // The last range ends at 370°, so the first 10° belong to it.
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
