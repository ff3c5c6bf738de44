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

const rgba = (color: string): Rgba => parseColor(color) as Rgba;

function hueOf(palette: ImagePalette, tone: keyof ImagePalette): number {
  return ((toOklch(rgba(palette[tone])).h * 180) / Math.PI + 360) % 360;
}

describe('the palette of an image', () => {
  it.each(SAMPLE_PICTURES)('has inks dark enough for modules and a light enough background (%s)', (name) => {
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

  it('has a darker second color if the image has only one hue, or a lighter one if the first color is nearly black', () => {
    const lumasOf = (image: Pixels): number[] => {
      const palette = imagePaletteOf(image);
      return [luma(rgba(palette.accent)), luma(rgba(palette.second))];
    };
    const [bright, beside] = lumasOf(stripes([1, 220, 40, 40]));
    expect(beside).toBeLessThan(bright - 10);
    const [black, lighter] = lumasOf(stripes([1, 50, 0, 0]));
    expect(lighter).toBeGreaterThan(black + 10);
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
    expect(inkOf(0.13)).toBe(0);
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
    // In steps of 15°, the hues 30° and 60° are two steps apart, and the hues 30° and 90° are four steps apart.
    const hueBeside = (degrees: number): number => {
      const [first, other] = [30, degrees].map((hue) => fromOklch({ l: 0.6, c: 0.1, h: (hue * Math.PI) / 180 }));
      return hueOf(
        imagePaletteOf(stripes([0.6, first.r, first.g, first.b], [0.4, other.r, other.g, other.b])),
        'second',
      );
    };
    expect(hueBeside(60)).toBeLessThan(50);
    expect(hueBeside(90)).toBeGreaterThan(75);
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
    expect(chromaOf(0.025)).toBeLessThan(0.01);
    expect(chromaOf(0.045)).toBeGreaterThan(0.015);
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
