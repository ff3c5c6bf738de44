import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrayPicture } from '#raster';
import { shoot } from './camera.ts';

function flat(value: number, side = 64): GrayPicture {
  return { width: side, height: side, luma: new Float32Array(side * side).fill(value) };
}

/** Left half black, right half white. */
function halves(side = 64): GrayPicture {
  const luma = Float32Array.from({ length: side * side }, (_, k) => (k % side < side / 2 ? 0 : 255));
  return { width: side, height: side, luma };
}

function mean({ luma }: GrayPicture): number {
  return luma.reduce((sum, value) => sum + value, 0) / luma.length;
}

function deviation(picture: GrayPicture): number {
  const middle = mean(picture);
  return Math.sqrt(picture.luma.reduce((sum, value) => sum + (value - middle) ** 2, 0) / picture.luma.length);
}

/** Much faster than comparing with `toEqual`. */
function areSame(first: GrayPicture, second: GrayPicture): boolean {
  return first.luma.length === second.luma.length && first.luma.every((value, k) => value === second.luma[k]);
}

const NOTHING = { page: 255, margin: 0 };

describe('shoot', () => {
  it('returns the picture unchanged if the shot changes nothing', () => {
    expect(areSame(shoot(halves(), NOTHING), halves())).toBe(true);
  });

  it('shows the page around the picture', () => {
    const seen = shoot(flat(0), { page: 200, margin: 0.25 });
    expect(seen.width).toBe(96);
    expect([seen.luma[0], seen.luma[48 * 96 + 48]]).toEqual([200, 0]);
  });

  describe('of a picture that is not square', () => {
    /** A page of 96 × 40 pixels with a dark box in its upper right corner, 20 pixels wide and 10 high. */
    const page: GrayPicture = {
      width: 96,
      height: 40,
      luma: Float32Array.from({ length: 96 * 40 }, (_, k) => (k % 96 >= 76 && k < 10 * 96 ? 0 : 255)),
    };
    const darkBox = ({ width, luma }: GrayPicture): number[] => {
      const dark = [...luma.keys()].filter((k) => luma[k] < 128);
      const [columns, rows] = [dark.map((k) => k % width), dark.map((k) => Math.floor(k / width))];
      return [Math.min(...columns), Math.min(...rows), Math.max(...columns) + 1, Math.max(...rows) + 1];
    };

    it('has a margin of the same width on every side', () => {
      const seen = shoot(page, { page: 200, margin: 0.25 });
      expect([seen.width, seen.height]).toEqual([144, 88]);
      expect(darkBox(seen)).toEqual([100, 24, 120, 34]);
    });

    it('keeps the proportions when scaling', () => {
      const seen = shoot(page, { page: 255, margin: 0.25, width: 48 });
      expect([seen.width, seen.height]).toEqual([72, 44]);
      expect(darkBox(seen)).toEqual([50, 12, 60, 17]);
    });

    it('rotates around the middle', () => {
      const seen = shoot(page, { page: 255, margin: 0.5, rotation: 180 });
      expect([seen.width, seen.height]).toEqual([192, 136]);
      expect(darkBox(seen)).toEqual([48, 78, 68, 88]);
    });
  });

  it.each([{}, { width: 32 }, { rotation: 180 }])('shifts a picture by fractions of a pixel: %j', (part) => {
    /** Returns the middle of the dark pixels. */
    const middleOf = ({ width, luma }: GrayPicture): number[] => {
      const inks = luma.map((value) => 255 - value);
      const ink = inks.reduce((sum, value) => sum + value, 0);
      const mean = (placeOf: (k: number) => number): number =>
        inks.reduce((sum, value, k) => sum + value * placeOf(k), 0) / ink;
      return [mean((k) => k % width), mean((k) => Math.floor(k / width))];
    };
    const shot = { page: 255, margin: 0.25, ...part } as const;
    const [x, y] = middleOf(shoot(flat(0), shot));
    const [right, down] = middleOf(shoot(flat(0), { ...shot, shift: [2.25, -0.5] }));
    expect(right - x).toBeCloseTo(2.25, 3);
    expect(down - y).toBeCloseTo(-0.5, 3);
  });

  it('keeps the mean luma when scaling down', () => {
    const seen = shoot(halves(), { ...NOTHING, width: 16 });
    expect(seen.width).toBe(16);
    expect(mean(seen)).toBeCloseTo(127.5, 3);
  });

  it('gives the same picture again after four quarter turns', () => {
    const quarter = (picture: GrayPicture): GrayPicture => shoot(picture, { ...NOTHING, rotation: 90 });
    const before = halves();
    const once = quarter(before);
    // A clockwise quarter turn brings the left side to the top.
    expect([once.luma[5 * 64 + 32], once.luma[60 * 64 + 32]]).toEqual([0, 255]);
    const turned = quarter(quarter(quarter(once)));
    expect(turned.luma.every((value, k) => Math.abs(value - before.luma[k]) < 0.01)).toBe(true);
  });

  it('shows the near side of a tilted picture taller than the far side', () => {
    const seen = shoot(flat(0), { page: 255, margin: 0.2, tilt: 35 });
    const heights = Array.from({ length: seen.width }, (_, x) => {
      let count = 0;
      for (let y = 0; y < seen.height; y++) if (seen.luma[y * seen.width + x] < 128) count++;
      return count;
    }).filter((count) => count > 0);
    const ends = [heights[1], heights.at(-2)!].sort((a, b) => a - b);
    // One side is nearer than 2.5 widths and one farther, each by half a width times sin 35°, which is 0.287.
    expect(ends[1] / ends[0]).toBeCloseTo((2.5 + 0.287) / (2.5 - 0.287), 1);
  });

  it('blurs an edge with a Gaussian', () => {
    const { luma } = shoot(halves(), { ...NOTHING, blur: 3 });
    const row = 32 * 64;
    expect(luma[row + 31] + luma[row + 32]).toBeCloseTo(255, 2);
    // One standard deviation from the edge, 84.1% of the way.
    expect((luma[row + 34] + luma[row + 35]) / 2 / 255).toBeCloseTo(0.841, 1);
  });

  it('adds noise of the given strength, the same each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), (noise) => {
        const seen = shoot(flat(128, 256), { ...NOTHING, noise });
        expect(deviation(seen) / noise).toBeCloseTo(1, 1);
        expect(Math.abs(mean(seen) - 128)).toBeLessThan(0.5);
        expect(areSame(shoot(flat(128, 256), { ...NOTHING, noise }), seen)).toBe(true);
      }),
      { numRuns: 10, seed: 1 },
    );
  });

  it('compresses nearly without loss at quality 100, and loses more the lower the quality is', () => {
    const noisy = shoot(halves(), { page: 255, margin: 0, noise: 30 });
    const losses = [100, 60, 20, 5].map((jpeg) => {
      const seen = shoot(noisy, { ...NOTHING, jpeg });
      return Math.sqrt(seen.luma.reduce((sum, value, k) => sum + (value - noisy.luma[k]) ** 2, 0) / seen.luma.length);
    });
    expect(losses[0]).toBeLessThan(1);
    expect([...losses].sort((a, b) => a - b)).toEqual(losses);
    expect(losses[3]).toBeGreaterThan(5);
  });

  it('keeps a flat picture flat under compression, within one luma level', () => {
    // The first coefficient is eight times the mean. At quality 50 its step is 16, so the mean moves in steps of 2.
    for (const value of [0, 37, 128, 255]) {
      const { luma } = shoot(flat(value), { ...NOTHING, jpeg: 50 });
      expect(new Set(luma).size).toBe(1);
      expect(Math.abs(luma[0] - value)).toBeLessThanOrEqual(1);
    }
  });

  it('darkens towards the bottom right corner, and compresses the range of luma', () => {
    const shaded = shoot(flat(200), { ...NOTHING, shade: 0.5 });
    expect([shaded.luma[0], Math.round(shaded.luma.at(-1)!)]).toEqual([200, 102]);
    expect([...new Set(shoot(halves(), { ...NOTHING, range: [100, 200] }).luma)]).toEqual([100, 200]);
  });
});
