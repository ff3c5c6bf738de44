import { describe, expect, it } from 'vitest';
import { clearPixels, lumaOf, type Pixels } from '#raster';
import { chromaOf, colorPixels, inkOf } from './woven-picture.ts';

type Color = readonly [number, number, number];

function pixelsOf(...colors: readonly Color[]): Pixels {
  const pixels = clearPixels(colors.length, 1);
  for (const [k, color] of colors.entries()) pixels.data.set([...color, 255], 4 * k);
  return pixels;
}

/** Returns the channels of a pixel of this color after `colorPixels` has changed its luma to `luma`. */
function painted(color: Color, luma: number, ink: Color = [38, 38, 38]): number[] {
  const pixels = clearPixels(1, 1);
  const [r, g, b] = ink;
  colorPixels(pixelsOf(color), Float32Array.of(luma), chromaOf({ r, g, b, a: 1 }), pixels);
  return [...pixels.data];
}

describe('colorPixels', () => {
  const COLOR: Color = [150, 90, 60];
  const own = lumaOf(...COLOR);
  const expected = (luma: number, share: number) => [
    ...COLOR.map((channel) => Math.round(luma + share * (channel - own))),
    255,
  ];

  it('raises the chroma of a pixel by 12%', () => {
    expect(painted(COLOR, own)).toEqual(expected(own, 1.12));
    expect(painted(COLOR, own + 20)).toEqual(expected(own + 20, 1.12));
  });

  it('multiplies the chroma of a darkened pixel by the square root of the share of luma that is left', () => {
    expect(painted(COLOR, own / 2)).toEqual(expected(own / 2, 1.12 * Math.sqrt(1 / 2)));
  });

  it('reduces the chroma until all channels fit into 0 to 255', () => {
    const [r, g, b] = painted([255, 0, 0], 240);
    expect(r).toBe(255);
    expect(Math.abs(lumaOf(r, g, b) - 240)).toBeLessThanOrEqual(1);
    expect(painted([255, 0, 0], 0)).toEqual([0, 0, 0, 255]);
  });

  it("adds at most 35% of the ink's chroma to a darkened pixel: less if it is darkened less or has more chroma", () => {
    const ink: Color = [90, 20, 14];
    const { r } = chromaOf({ r: 90, g: 20, b: 14, a: 1 });
    expect(painted([255, 255, 255], 100, ink)[0]).toBe(Math.round(100 + 0.35 * (155 / 255) * r));
    expect(painted([200, 200, 200], 190, ink)[0]).toBe(Math.round(190 + 0.35 * (10 / 255) * r));
    expect(painted([100, 100, 100], 120, ink)).toEqual([120, 120, 120, 255]);
    // The more chroma a pixel has, the less it gets from the ink. A pixel with a chroma of at least 40 gets none.
    const hued: Color = [139, 100, 100];
    const chroma = Math.hypot(...hued.map((channel) => channel - lumaOf(...hued)));
    const plain = lumaOf(...hued) - 50;
    const share = 1.12 * Math.sqrt(plain / lumaOf(...hued));
    const hint = 0.35 * Math.max(0, 1 - chroma / 40) * (50 / 255) * r;
    expect(painted(hued, plain, ink)[0]).toBe(Math.round(plain + share * (139 - lumaOf(...hued)) + hint));
  });
});

describe('inkOf', () => {
  it('returns a color of luma 38 with 1.3 times the mean chroma of the pixels, each weighted by its chroma', () => {
    const color: Color = [100, 80, 80];
    const own = lumaOf(...color);
    expect(inkOf(pixelsOf(color, [50, 50, 50]))).toEqual({
      r: Math.round(38 + 1.3 * (100 - own)),
      g: Math.round(38 + 1.3 * (80 - own)),
      b: Math.round(38 + 1.3 * (80 - own)),
      a: 1,
    });
  });

  it('ignores pixels of a luma above 200', () => {
    const [dark, light, lighter]: Color[] = [
      [100, 80, 80],
      [195, 202, 195],
      [195, 206, 206],
    ];
    expect(lumaOf(...light)).toBeLessThan(200);
    expect(lumaOf(...lighter)).toBeGreaterThan(200);
    expect(inkOf(pixelsOf(dark, lighter))).toEqual(inkOf(pixelsOf(dark)));
    expect(inkOf(pixelsOf(dark, light))).not.toEqual(inkOf(pixelsOf(dark)));
  });
});
