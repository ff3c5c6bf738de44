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

/** Compares two pictures, much faster than `toEqual`. */
function areSame(first: GrayPicture, second: GrayPicture): boolean {
  return first.luma.length === second.luma.length && first.luma.every((value, k) => value === second.luma[k]);
}

const NOTHING = { page: 255, margin: 0 };

describe('shoot', () => {
  it('returns the picture unchanged if the shot changes nothing', () => {
    expect(areSame(shoot(halves(), NOTHING), halves())).toBe(true);
  });

  describe('given a picture that is not square', () => {
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

    it('adds a margin of the same width on every side', () => {
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

  it.each([{}, { rotation: 180 }])('shifts a picture by fractions of a pixel: %j', (part) => {
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
    // One standard deviation from the edge, luma is 84.1% of the way from black to white.
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
      { numRuns: 4, seed: 1 },
    );
  });

  it('darkens toward the lower right corner (`shade`), and maps luma to a smaller range (`range`)', () => {
    const shaded = shoot(flat(200), { ...NOTHING, shade: 0.5 });
    expect([shaded.luma[0], Math.round(shaded.luma.at(-1)!)]).toEqual([200, 102]);
    expect([...new Set(shoot(halves(), { ...NOTHING, range: [100, 200] }).luma)]).toEqual([100, 200]);
  });

  it('compresses like a plain implementation of JPEG with the steps of libjpeg', () => {
    const block: GrayPicture = {
      width: 8,
      height: 8,
      luma: Float32Array.from({ length: 64 }, (_, k) => (k * k * 37 + 11 * k) % 256),
    };
    for (const jpeg of [5, 20, 50, 80, 100]) {
      const seen = shoot(block, { ...NOTHING, jpeg }).luma;
      const expected = compressedPlainly(block.luma, jpeg);
      // Sums that end close to a half may be rounded either way.
      for (const [k, luma] of seen.entries()) expect(Math.abs(luma - expected[k]), `${jpeg} ${k}`).toBeLessThan(0.51);
    }
  });

  it('includes every pixel when it rotates a picture and scales it down', () => {
    // Every fourth column is white.
    const stripes = { ...flat(0), luma: flat(0).luma.map((_, k) => (k % 4 === 1 ? 255 : 0)) };
    const { luma } = shoot(stripes, { ...NOTHING, width: 16, rotation: 180 });
    expect(luma[8 * 16 + 8]).toBeCloseTo(255 / 4, 0);
  });

  it('shows the luma of the page beyond the corners of a picture that is rotated, tilted or scaled', () => {
    for (const part of [{ rotation: 45 }, { tilt: 35 }, { width: 20 }]) {
      const { luma } = shoot(flat(0), { page: 18, margin: 0.25, ...part });
      expect([luma[0], luma.at(-1)]).toEqual([18, 18]);
    }
  });
});

/** Quantization steps of luma: ITU-T T.81, table K.1. */
const STEPS = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
];

/** Returns a block of 8 × 8 after JPEG compression, by the formulas of ITU-T T.81, A.3.3, before rounding. */
function compressedPlainly(luma: Float32Array, quality: number): number[] {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  const wave = (place: number, frequency: number): number =>
    (frequency === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
  const all = Array.from({ length: 64 }, (_, k) => [k % 8, Math.floor(k / 8)] as const);
  const frequencies = all.map(([u, v]) => {
    const sum = all.reduce((own, [x, y]) => own + (luma[8 * y + x] - 128) * wave(x, u) * wave(y, v), 0) / 4;
    const step = Math.min(255, Math.max(1, Math.floor((STEPS[v][u] * scale + 50) / 100)));
    return Math.round(sum / step) * step;
  });
  return all.map(([x, y]) => {
    const sum = all.reduce((own, [u, v], k) => own + frequencies[k] * wave(x, u) * wave(y, v), 0) / 4;
    return Math.min(255, Math.max(0, sum + 128));
  });
}
