import { delinearize, flatten, linearize, luma, type Rgba } from './color.ts';

/** Returns how different two colors look, each seen on white: the Euclidean distance in OKLab. Black to white is 1. */
export function colorDistance(first: Rgba, second: Rgba): number {
  const [a, b] = [toOklch(first), toOklch(second)];
  const chroma = Math.hypot(a.c * Math.cos(a.h) - b.c * Math.cos(b.h), a.c * Math.sin(a.h) - b.c * Math.sin(b.h));
  return Math.hypot(a.l - b.l, chroma);
}

/** A color in OKLCH (https://bottosson.github.io/posts/oklab/): lightness 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Returns `color`, as seen on white, in OKLCH. */
export function toOklch(color: Rgba): Oklch {
  const seen = flatten(color);
  const [r, g, b] = [linearize(seen.r), linearize(seen.g), linearize(seen.b)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const labA = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const labB = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(labA, labB), h: Math.atan2(labB, labA) };
}

/** Returns the opaque sRGB color in whole channels, with chroma reduced as far as sRGB requires. */
export function fromOklch(color: Oklch): Rgba {
  let shown = 0;
  let tooMuch = color.c;
  if (isInGamut(toLinear(color))) shown = color.c;
  for (let step = 0; shown < tooMuch && step < 20; step++) {
    const chroma = (shown + tooMuch) / 2;
    if (isInGamut(toLinear({ ...color, c: chroma }))) shown = chroma;
    else tooMuch = chroma;
  }
  const [r, g, b] = toLinear({ ...color, c: shown }).map((light) =>
    Math.round(delinearize(Math.min(1, Math.max(0, light)))),
  );
  return { r, g, b, a: 1 };
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const labA = c * Math.cos(h);
  const labB = c * Math.sin(h);
  const long = (l + 0.3963377774 * labA + 0.2158037573 * labB) ** 3;
  const medium = (l - 0.1055613458 * labA - 0.0638541728 * labB) ** 3;
  const short = (l - 0.0894841775 * labA - 1.291485548 * labB) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(channels: readonly number[]): boolean {
  return channels.every((light) => light >= -0.0001 && light <= 1.0001);
}

/**
 * Returns the lightest color of the same hue whose `measure` is at most `max` (0 to 255). A changed color is opaque,
 * because the paper shows through a translucent one.
 */
export function darkenTo(color: Rgba, max: number, measure: (color: Rgba) => number = luma): Rgba {
  if (measure(color) <= max) return color;
  const { l, c, h } = toOklch(color);
  let best: Rgba = { r: 0, g: 0, b: 0, a: 1 };
  let dark = 0;
  let light = l;
  for (let step = 0; step < 20; step++) {
    const middle = (dark + light) / 2;
    const candidate = fromOklch({ l: middle, c, h });
    if (measure(candidate) <= max) {
      best = candidate;
      dark = middle;
    } else {
      light = middle;
    }
  }
  return best;
}

const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;

export type ColorName =
  | 'black'
  | 'dark-gray'
  | 'gray'
  | 'light-gray'
  | 'white'
  | `${'dark-' | '' | 'light-'}${(typeof HUES)[number]}`;

/** Colors with less than this chroma (OKLCH) count as gray. All limits in this file are our choice. */
const GRAY = 0.03;

/** The same for colors as light as paper, on which a tint such as cream is seen sooner. */
const PAPER_GRAY = 0.01;

/** The end of each hue of `HUES`, in degrees of OKLCH. The first hue begins where the last one ends. */
const HUE_ENDS = [40, 75, 115, 172, 215, 280, 325, 370];

/** Returns the name of a color as seen on white. */
export function colorName(color: Rgba): ColorName {
  const { l, c, h } = toOklch(color);
  if (c < (l > 0.93 ? PAPER_GRAY : GRAY) || l < 0.15) return grayName(l);
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
