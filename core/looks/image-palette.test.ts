import { describe, expect, it } from 'vitest';
import { luma, parseColor, type Rgba, toOklch } from '#design';
import { clearPixels, type Pixels } from '#raster';
import { drawSample, SAMPLE_PICTURES } from '#testing';
import { type ImagePalette, imagePaletteOf } from './image-palette.ts';

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
  it.each(SAMPLE_PICTURES.slice(0, 3))(
    'has a light background, and inks that are dark enough for modules (%s)',
    (name) => {
      const palette = imagePaletteOf(drawSample(name, 96));
      expect(luma(rgba(palette.ink))).toBeLessThanOrEqual(60);
      for (const tone of ['accent', 'second'] as const) expect(luma(rgba(palette[tone]))).toBeLessThanOrEqual(90);
      expect(luma(rgba(palette.ground))).toBeGreaterThan(235);
    },
  );

  it('has the strongest hue as its accent, and the strongest clearly different hue as its second color', () => {
    const palette = imagePaletteOf(stripes([0.55, 200, 30, 30], [0.25, 30, 60, 200], [0.2, 250, 250, 250]));
    expect(hueOf(palette, 'accent')).toBeCloseTo(28, -1);
    expect(hueOf(palette, 'second')).toBeCloseTo(264, -1);
  });

  it('has the exact colors of a logo that are dark enough, and white as its background', () => {
    const palette = imagePaletteOf(stripes([0.4, 0x1b, 0x2a, 0x41], [0.1, 0xd8, 0xa6, 0x57], [0.5, 255, 255, 255]));
    expect(palette.ink).toBe('#1B2A41');
    expect(palette.ground).toBe('#FFFFFF');
    expect(imagePaletteOf(stripes([0.3, 0x2e, 0x5e, 0x4e], [0.7, 255, 255, 255])).ink).toBe('#2E5E4E');
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

  it('is gray for a gray image, and for a transparent one', () => {
    for (const image of [stripes([0.5, 40, 40, 40], [0.5, 220, 220, 220]), clearPixels(40, 40)]) {
      for (const color of Object.values(imagePaletteOf(image))) expect(toOklch(rgba(color)).c).toBeLessThan(0.01);
    }
  });

  it('counts transparent pixels as white', () => {
    const half = stripes([0.5, 200, 30, 30], [0.5, 0, 0, 255, 0]);
    expect(imagePaletteOf(half)).toEqual(imagePaletteOf(stripes([0.5, 200, 30, 30], [0.5, 255, 255, 255])));
  });
});
