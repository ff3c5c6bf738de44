import { lumaOf, type Rgba } from '#design';
import type { Pixels } from '#raster';
import { COLOR } from './recipe.ts';

/** The chroma of a color: each channel minus the luma. Adding a multiple of it to a color keeps that color's luma. */
export interface Chroma {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/**
 * Returns the color for a picture's finder patterns: the mean hue of its colors that are not light, weighted by their
 * chroma, at the luma `COLOR.inkLuma`.
 */
export function inkOf({ data }: Pixels): Rgba {
  let [r, g, b, weights] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const luma = lumaOf(data[i], data[i + 1], data[i + 2]);
    if (luma > COLOR.inkMostLuma) continue;
    const weight = Math.hypot(data[i] - luma, data[i + 1] - luma, data[i + 2] - luma);
    r += weight * (data[i] - luma);
    g += weight * (data[i + 1] - luma);
    b += weight * (data[i + 2] - luma);
    weights += weight;
  }
  const share = weights === 0 ? 0 : COLOR.inkChroma / weights;
  const ink = new Float64Array(3);
  mixColor({ r: share * r, g: share * g, b: share * b }, COLOR.inkLuma, ink);
  return { r: Math.round(ink[0]), g: Math.round(ink[1]), b: Math.round(ink[2]), a: 1 };
}

/** Returns the chroma of a color. */
export function chromaOf({ r, g, b }: Rgba): Chroma {
  const luma = lumaOf(r, g, b);
  return { r: r - luma, g: g - luma, b: b - luma };
}

/**
 * Changes the luma of each pixel of a picture to the value in `luma`, up to rounding, and keeps the hue. Writes the
 * result to `pixels`, which has the same size as the picture. Pixels that become darker and have little or no hue of
 * their own get a hint of the ink's hue.
 */
export function colorPixels({ data }: Pixels, luma: Float32Array, ink: Chroma, pixels: Pixels): void {
  const color = new Float64Array(3);
  for (let place = 0, at = 0; place < luma.length; place++, at += 4) {
    mixColor(shiftedChroma(data[at], data[at + 1], data[at + 2], luma[place], ink), luma[place], color);
    for (let channel = 0; channel < 3; channel++) pixels.data[at + channel] = color[channel];
    pixels.data[at + 3] = 255;
  }
}

/** Returns the chroma of a pixel whose luma changes to `luma`. */
function shiftedChroma(r: number, g: number, b: number, luma: number, ink: Chroma): Chroma {
  const own = lumaOf(r, g, b);
  const isDarkened = luma < own;
  // A darkened color has room for less chroma.
  const share = COLOR.chroma * (isDarkened ? Math.sqrt(luma / own) : 1);
  const colorless = 1 - Math.min(1, Math.hypot(r - own, g - own, b - own) / COLOR.colorful);
  const hint = isDarkened ? COLOR.hint * colorless * ((own - luma) / 255) : 0;
  return {
    r: share * (r - own) + hint * ink.r,
    g: share * (g - own) + hint * ink.g,
    b: share * (b - own) + hint * ink.b,
  };
}

/** Writes to `color` the color with exactly this luma and as much of the chroma as fits into 0 to 255. */
function mixColor({ r, g, b }: Chroma, luma: number, color: Float64Array): void {
  const fit = Math.min(1, room(r, luma), room(g, luma), room(b, luma));
  color[0] = luma + fit * r;
  color[1] = luma + fit * g;
  color[2] = luma + fit * b;
}

function room(chroma: number, luma: number): number {
  if (chroma === 0) return 1;
  return chroma > 0 ? (255 - luma) / chroma : luma / -chroma;
}
