import { describe, expect, it } from 'vitest';
import { fromOklch, luma, parseColor, type Rgba, toOklch } from '#design';
import { clearPixels, type Pixels } from '#raster';
import { drawSample, SAMPLE_PICTURES } from '#weaving/testing';
import { type ImagePalette, imagePaletteOf } from './image-palette.ts';

/** Returns an image of colored stripes, each as wide as its share. */
function stripes(
  ...parts: readonly (readonly [share: number, r: number, g: number, b: number, alpha?: number])[]
): Pixels {
  const pixels = clearPixels(96, 96);
  for (let x = 0; x < 96; x++) {
    const isBefore = (count: number): boolean =>
      (x + 0.5) / 96 < parts.slice(0, count).reduce((sum, [share]) => sum + share, 0);
    const [, r, g, b, alpha = 255] = parts.find((_, k) => isBefore(k + 1)) ?? parts[0];
    for (let y = 0; y < 96; y++) pixels.data.set([r, g, b, alpha], 4 * (96 * y + x));
  }
  return pixels;
}

/** Returns a stripe of a hue in degrees, for `stripes`. */
function hued(share: number, degrees: number, c = 0.1): readonly [number, number, number, number] {
  const { r, g, b } = fromOklch({ l: 0.6, c, h: (degrees * Math.PI) / 180 });
  return [share, r, g, b];
}

const rgba = (color: string): Rgba => parseColor(color) as Rgba;

function hueOf(palette: ImagePalette, tone: keyof ImagePalette): number {
  return ((toOklch(rgba(palette[tone])).h * 180) / Math.PI + 360) % 360;
}

describe('the palette of an image', () => {
  it.each(SAMPLE_PICTURES)('has a light background, and inks that are dark enough for modules (%s)', (name) => {
    const palette = imagePaletteOf(drawSample(name, 200));
    expect(luma(rgba(palette.ink))).toBeLessThanOrEqual(60);
    for (const tone of ['accent', 'second'] as const) expect(luma(rgba(palette[tone]))).toBeLessThanOrEqual(90);
    expect(luma(rgba(palette.ground))).toBeGreaterThan(235);
  });

  it('has the strongest hue as its accent, and the strongest clearly different hue as its second color', () => {
    const palette = imagePaletteOf(stripes([0.55, 200, 30, 30], [0.25, 30, 60, 200], [0.2, 250, 250, 250]));
    expect(hueOf(palette, 'accent')).toBeCloseTo(28, -1);
    expect(hueOf(palette, 'second')).toBeCloseTo(264, -1);
  });

  it('has the mean of similar colors as its accent, whatever their order and lightness', () => {
    const accents = [
      stripes([1, 160, 20, 20]),
      stripes([0.5, 160, 20, 20], [0.5, 240, 60, 90]),
      stripes([0.5, 240, 60, 90], [0.5, 160, 20, 20]),
      stripes([1, 240, 60, 90]),
    ].map((image) => hueOf(imagePaletteOf(image), 'accent'));
    const [dark, mixed, turned, light] = accents;
    expect(mixed).toBeCloseTo(turned, 5);
    expect(Math.abs(mixed - (dark + light) / 2)).toBeLessThan(Math.abs(dark - light) / 4);
  });

  it('has a second color darker than the accent if there is one hue, or lighter if the accent is nearly black', () => {
    /** Returns by how much the second color is lighter than the accent, in OKLCH. */
    const gainOf = (r: number, g: number, b: number): number => {
      const { accent, second } = imagePaletteOf(stripes([1, r, g, b]));
      return toOklch(rgba(second)).l - toOklch(rgba(accent)).l;
    };
    expect(gainOf(220, 40, 40)).toBeCloseTo(-0.14, 2);
    expect(gainOf(50, 0, 0)).toBeCloseTo(0.18, 2);
    // The lumas are 56 and 64; below 60, a color counts as nearly black.
    expect(gainOf(120, 28, 28)).toBeGreaterThan(0.1);
    expect(gainOf(140, 31, 31)).toBeCloseTo(-0.14, 2);
  });

  it('ignores a second hue that covers very little of the image', () => {
    const trace = imagePaletteOf(stripes([0.97, 200, 30, 30], [0.03, 30, 60, 200]));
    expect(hueOf(trace, 'second')).toBeCloseTo(hueOf(trace, 'accent'), -1);
  });

  it('is gray for a gray image, and for a transparent one', () => {
    for (const image of [stripes([0.5, 40, 40, 40], [0.5, 220, 220, 220]), clearPixels(40, 40)]) {
      for (const color of Object.values(imagePaletteOf(image))) expect(toOklch(rgba(color)).c).toBeLessThan(0.01);
    }
  });

  it('darkens the ink to luma 60, and accents to luma 90', () => {
    const { ink } = imagePaletteOf(stripes([1, 255, 255, 255]));
    expect(Math.abs(luma(rgba(ink)) - 60)).toBeLessThan(1.5);
    const { accent, second } = imagePaletteOf(stripes([0.6, 255, 120, 120], [0.4, 120, 160, 255]));
    for (const color of [accent, second]) expect(Math.abs(luma(rgba(color)) - 90)).toBeLessThan(1.5);
  });

  it('takes the ink from the darkest tenth of the pixels, and the background hue from the lightest tenth', () => {
    const inkOf = (share: number): number =>
      luma(rgba(imagePaletteOf(stripes([share, 0, 0, 0], [1 - share, 255, 255, 255])).ink));
    expect(inkOf(10 / 96)).toBe(0);
    expect(inkOf(8 / 96)).toBeGreaterThan(0);
    expect(inkOf(0.05)).toBeGreaterThan(50);
    const groundOf = (share: number): number =>
      toOklch(rgba(imagePaletteOf(stripes([share, 255, 240, 120], [1 - share, 40, 40, 200])).ground)).h;
    expect(((groundOf(0.13) * 180) / Math.PI + 360) % 360).toBeCloseTo(101, -1);
  });

  it('has a background of lightness 0.97, whose chroma is that of the lightest pixels, but at most 0.022', () => {
    const groundOf = (...color: [number, number, number]) =>
      toOklch(rgba(imagePaletteOf(stripes([1, ...color])).ground));
    expect(groundOf(255, 230, 0).l).toBeCloseTo(0.97, 2);
    expect(groundOf(255, 230, 0).c).toBeCloseTo(0.022, 2.5);
    expect(groundOf(252, 250, 248).c).toBeLessThan(0.01);
  });

  it('takes a second hue from the image only if that hue differs clearly from the first', () => {
    const secondHue = (first: number, other: number): number =>
      hueOf(imagePaletteOf(stripes(hued(0.6, first), hued(0.4, other))), 'second');
    // In steps of 15°, 67.5° is two steps from 37.5°, 82.5° is three steps from 37.5°, and 352.5° two from 22.5°.
    expect(secondHue(37.5, 67.5)).toBeLessThan(50);
    expect(secondHue(37.5, 82.5)).toBeGreaterThan(75);
    expect(secondHue(22.5, 352.5)).toBeLessThan(50);
  });

  it('takes a second hue from the image if the weight of that hue is at least 0.08 of the weight of the first', () => {
    const secondHue = (columns: number): number =>
      hueOf(imagePaletteOf(stripes(hued(1 - columns / 48, 37.5), hued(columns / 48, 217.5))), 'second');
    // Of 48 columns, 3 are 0.067 of the other 45, and 4 are 0.091 of the other 44.
    expect(secondHue(3)).toBeLessThan(50);
    expect(secondHue(4)).toBeGreaterThan(200);
  });

  it('weighs a hue by the chroma of its pixels plus half the chroma of the pixels of the two neighboring hues', () => {
    const vivid = imagePaletteOf(stripes(hued(0.6, 37.5, 0.05), hued(0.4, 217.5, 0.1)));
    expect(hueOf(vivid, 'accent')).toBeGreaterThan(200);
    // Two neighboring hues have 0.3 + 0.15 of the weight each, and the third has 0.4.
    const mixed = imagePaletteOf(stripes(hued(0.3, 37.5), hued(0.3, 52.5), hued(0.4, 217.5)));
    expect(hueOf(mixed, 'accent')).toBeLessThan(60);
  });

  it('takes a second hue from the image if that hue covers more than a tenth of it', () => {
    const palette = imagePaletteOf(stripes([0.88, 200, 30, 30], [0.12, 30, 60, 200]));
    expect(hueOf(palette, 'second')).toBeCloseTo(264, -1);
  });

  it('takes nearly gray pixels for gray', () => {
    const chromaOf = (c: number): number => {
      const { r, g, b } = fromOklch({ l: 0.7, c, h: 1 });
      return toOklch(rgba(imagePaletteOf(stripes([0.8, r, g, b], [0.2, 20, 20, 20])).accent)).c;
    };
    // The least chroma of a visible hue is 0.035.
    expect(chromaOf(0.032)).toBeLessThan(0.01);
    expect(chromaOf(0.038)).toBeGreaterThan(0.015);
  });

  it('counts transparent pixels as white', () => {
    const half = stripes([0.5, 200, 30, 30], [0.5, 0, 0, 255, 0]);
    expect(imagePaletteOf(half)).toEqual(imagePaletteOf(stripes([0.5, 200, 30, 30], [0.5, 255, 255, 255])));
  });

  it('measures the colors after scaling the image to 48 × 48 pixels', () => {
    /** Returns the luma of the ink for a picture whose columns are black and white in turn. */
    const inkOf = (width: number): number => {
      const pixels = clearPixels(width, width);
      for (let k = 0; k < width * width; k++)
        pixels.data.set((k % width) % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255], 4 * k);
      return luma(rgba(imagePaletteOf(pixels).ink));
    };
    expect(inkOf(48)).toBe(0);
    // Each scaled pixel is the mean of a black and a white one.
    expect(inkOf(96)).toBeGreaterThan(50);
  });
});
