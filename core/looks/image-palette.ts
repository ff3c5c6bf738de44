import { darkenTo, fromOklch, type Oklch, PRESET_LUMA_MAX, type Rgba, toHex, toOklch } from '#design';
import { flattenOn, lumaOf, type Pixels, resample, smallestAtLeast } from '#raster';

export const IMAGE_TONES = ['ink', 'accent', 'second', 'ground'] as const;

export type ImageTone = (typeof IMAGE_TONES)[number];

/** Colors of an image as `#RRGGBB`, dark enough for modules, or light enough for the background. */
export type ImagePalette = Readonly<Record<ImageTone, string>>;

/** Width and height, in pixels, at which colors are measured. */
const SAMPLED = 48;

/** Share of the pixels that count as the darkest, and as the lightest. */
const EXTREME = 0.1;

/** Highest luma of inks: below `PRESET_LUMA_MAX`, because rounded modules and gradients mix with the background. */
const INK_LUMA = 60;
const ACCENT_LUMA = PRESET_LUMA_MAX - 15;

/** The background is nearly white: this lightness, and at most this chroma (OKLCH). */
const GROUND = { l: 0.97, mostChroma: 0.022 } as const;

/** Least chroma (OKLCH) of a pixel with a visible hue. */
const SEEN_CHROMA = 0.035;

/** Least share of the pixels that have exactly the same color in a logo, and how far in OKLab a mean is from it. */
const FLAT_SHARE = 0.02;
const FLAT_DISTANCE = 0.06;

/** From this lightness on, the background is white. */
const WHITE_LIGHT = 0.985;

const HUES = 24;

/**
 * Hues this many steps apart count as two colors, if the second has at least `SECOND_SHARE` of the first one's weight:
 * its own chroma and half of that in the neighboring steps.
 */
const APART = 3;
const SECOND_SHARE = 0.08;

const WHITE = 255;

/** Has a logo's exact colors if they are dark enough. Transparent pixels count as white; a gray image gives grays. */
export function imagePaletteOf(image: Pixels): ImagePalette {
  const colors = sampleColors(image);
  const flat = flatColors(colors);
  const exactly = (mean: Oklch): Rgba | undefined =>
    flat.find((color) => distanceOf(toOklch(color), mean) < FLAT_DISTANCE);
  const byLight = colors.map(toOklch).sort((a, b) => a.l - b.l);
  const count = Math.max(1, Math.round(EXTREME * byLight.length));
  const darkest = meanOf(byLight.slice(0, count));
  const lightest = meanOf(byLight.slice(-count));
  const exactInk = exactly(darkest);
  // A brand's own color stays as it is if it can: a look that does not scan everywhere has a darker candidate.
  const ink = exactInk
    ? darkenTo(exactInk, ACCENT_LUMA)
    : darkenTo(fromOklch({ ...darkest, c: 1.2 * darkest.c }), INK_LUMA);
  const [first, second] = mainColors(byLight);
  const accent = first ? darkenTo(exactly(first) ?? fromOklch(first), ACCENT_LUMA) : ink;
  const other = second ? darkenTo(exactly(second) ?? fromOklch(second), ACCENT_LUMA) : beside(accent);
  return {
    ink: toHex(ink),
    accent: toHex(accent),
    second: toHex(other),
    // White like the box of a logo.
    ground: flat.length > 0 ? '#FFFFFF' : toHex(fromOklch(groundOf(lightest))),
  };
}

function groundOf({ l, c, h }: Oklch): Oklch {
  return l >= WHITE_LIGHT ? { l: 1, c: 0, h } : { l: GROUND.l, c: Math.min(GROUND.mostChroma, c), h };
}

/** Colors that many pixels have exactly, the most frequent first. Photographs have none. */
function flatColors(colors: readonly Rgba[]): Rgba[] {
  const counts = new Map<string, { readonly color: Rgba; count: number }>();
  for (const color of colors) {
    const entry = counts.get(toHex(color)) ?? { color, count: 0 };
    entry.count++;
    counts.set(toHex(color), entry);
  }
  return [...counts.values()]
    .filter(({ count }) => count >= FLAT_SHARE * colors.length)
    .sort((one, other) => other.count - one.count)
    .map(({ color }) => color);
}

function distanceOf(one: Oklch, other: Oklch): number {
  const [a, b] = [one, other].map(({ c, h }) => [c * Math.cos(h), c * Math.sin(h)]);
  return Math.hypot(one.l - other.l, a[0] - b[0], a[1] - b[1]);
}

function sampleColors(image: Pixels): Rgba[] {
  const level = flattenOn(smallestAtLeast(image, SAMPLED, SAMPLED), WHITE);
  const { width, height } = level;
  const { data } = resample(level, { x: 0, y: 0, width, height }, SAMPLED, SAMPLED);
  return Array.from({ length: SAMPLED ** 2 }, (_, k) => {
    const [r, g, b] = data.subarray(4 * k, 4 * k + 3);
    return { r, g, b, a: 1 };
  });
}

function meanOf(colors: readonly Oklch[]): Oklch {
  let [l, labA, labB] = [0, 0, 0];
  for (const color of colors) {
    l += color.l / colors.length;
    labA += (color.c * Math.cos(color.h)) / colors.length;
    labB += (color.c * Math.sin(color.h)) / colors.length;
  }
  return { l, c: Math.hypot(labA, labB), h: Math.atan2(labB, labA) };
}

/** Up to two: of the heaviest hue, and of the heaviest hue far enough from it. Empty without a visible hue. */
function mainColors(colors: readonly Oklch[]): Oklch[] {
  const byHue = Array.from({ length: HUES }, (): Oklch[] => []);
  for (const color of colors) if (color.c >= SEEN_CHROMA) byHue[stepOf(color.h)].push(color);
  const weights = byHue.map((own) => own.reduce((sum, { c }) => sum + c, 0));
  // The pixels of a color often fall into two neighboring steps.
  const smooth = weights.map((own, step) => own + (weights[(step + 1) % HUES] + weights[(step + HUES - 1) % HUES]) / 2);
  const strongest = (steps: readonly number[]): number => steps.reduce((a, b) => (smooth[b] > smooth[a] ? b : a));
  const steps = [...weights.keys()];
  const first = strongest(steps);
  if (weights[first] === 0) return [];
  const second = strongest(steps.filter((step) => distance(step, first) >= APART));
  const isSeen = weights[second] > 0 && smooth[second] >= SECOND_SHARE * smooth[first];
  return (isSeen ? [first, second] : [first]).map((step) => meanOf(byHue[step]));
}

function stepOf(hue: number): number {
  return Math.floor((((hue / (2 * Math.PI) + 1) % 1) * HUES) % HUES);
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other);
  return Math.min(apart, HUES - apart);
}

function beside(color: Rgba): Rgba {
  const { l, c, h } = toOklch(color);
  const isDark = lumaOf(color.r, color.g, color.b) < INK_LUMA;
  return darkenTo(fromOklch({ l: isDark ? l + 0.18 : l - 0.14, c, h }), ACCENT_LUMA);
}
