import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, type Pixels, rasterize } from '#drawing';
import { encode, type QrCode } from '#engine';
import { hasAlignmentDecoy } from './alignment.ts';
import { errorBudget } from './error-budget.ts';

/** Version 8, with an alignment pattern in the very middle. */
const CODE: QrCode = encode('https://example.com/', { level: 'H', minVersion: 8 });
const PITCH = 400 / (CODE.size + 2);

/** The code with a square of `modules` in the middle painted by `lumaOf`, whose arguments are modules from the middle. */
function drawWithPatch(modules: number, lumaOf: (x: number, y: number) => number): Pixels {
  const pixels = rasterize(drawQrCode(CODE, DEFAULT_DESIGN));
  for (let y = 0; y < 400; y++) {
    for (let x = 0; x < 400; x++) {
      const [u, v] = [(x + 0.5 - 200) / PITCH, (y + 0.5 - 200) / PITCH];
      if (Math.max(Math.abs(u), Math.abs(v)) > modules / 2) continue;
      const luma = lumaOf(u, v);
      pixels.data.set([luma, luma, luma, 255], 4 * (y * 400 + x));
    }
  }
  return pixels;
}

function hasDecoy(pixels: Pixels): boolean {
  return hasAlignmentDecoy(CODE, pixels, errorBudget(CODE, pixels).misread);
}

/** An alignment pattern: a dark ring, a light one, a dark middle. */
function patternLuma(x: number, y: number): number {
  const ring = Math.round(Math.max(Math.abs(x), Math.abs(y)));
  return ring === 1 || ring > 2 ? 255 : 0;
}

describe('hasAlignmentDecoy', () => {
  it('finds none in a plain code', () => {
    expect(hasDecoy(drawWithPatch(0, () => 0))).toBe(false);
  });

  it('finds none in an empty box over the pattern', () => {
    expect(hasDecoy(drawWithPatch(17, () => 255))).toBe(false);
  });

  it('finds a pattern beside its place, also one that is light as a whole', () => {
    expect(hasDecoy(drawWithPatch(17, (x, y) => patternLuma(x - 2.5, y + 2)))).toBe(true);
    expect(hasDecoy(drawWithPatch(17, (x, y) => 180 + patternLuma(x - 2.5, y + 2) / 4))).toBe(true);
  });

  it('takes the pattern in its own place for no decoy, however worn', () => {
    expect(hasDecoy(drawWithPatch(9, patternLuma))).toBe(false);
    expect(hasDecoy(drawWithPatch(5, (x, y) => (x > 1.5 && y > 1.5 ? 255 : patternLuma(x, y))))).toBe(false);
  });
});
