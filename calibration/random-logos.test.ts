import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { drawLogo, LOGO_KINDS, type LogoKind } from './random-logos.ts';

const SEEDS = [1, 2, 3];

/** Returns the share of a logo's pixels that are transparent. */
function clearShare(kind: LogoKind): number {
  const { data } = drawLogo(kind, createRandom(1));
  return data.filter((value, k) => k % 4 === 3 && value === 0).length / (data.length / 4);
}

describe('a random logo', () => {
  it('is 60 to 300 pixels wide and high, and usually square', () => {
    const logos = Array.from({ length: 30 }, (_, seed) => drawLogo('flat', createRandom(seed)));
    const sides = logos.flatMap(({ width, height }) => [width, height]);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...sides)).toBeLessThanOrEqual(300);
    expect(logos.filter(({ width, height }) => width === height).length).toBeGreaterThan(15);
    for (const { width, height, data } of logos) expect(data).toHaveLength(4 * width * height);
  });

  it.each(LOGO_KINDS)('is the same each time for the same seed: %s', (kind) => {
    for (const seed of SEEDS) {
      expect(drawLogo(kind, createRandom(seed))).toEqual(drawLogo(kind, createRandom(seed)));
    }
  });

  it('has transparent parts only if its kind is "transparent"', () => {
    expect(LOGO_KINDS.filter((kind) => clearShare(kind) > 0)).toEqual(['transparent']);
  });

  it('of the kind "dark" has no channel above 102', () => {
    for (const seed of SEEDS) {
      const { data } = drawLogo('dark', createRandom(seed));
      // The brightest mix is a quarter of the second color, which may be white, and three quarters of the first color,
      // which was darkened to a fifth.
      const brightest = data.reduce((most, value, k) => (k % 4 === 3 ? most : Math.max(most, value)), 0);
      expect(brightest).toBeLessThanOrEqual(0.25 * 255 + 0.75 * 0.2 * 255);
    }
  });
});
