import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { Pixels } from '#drawing';
import { encode } from '#engine';
import { renderCover } from './cover.ts';
import { coveredAlignments, decoyDistance } from './decoy.ts';

const INK = { dark: 0, light: 255 };
const SIZE_PERCENT = 40;
const DESIGN: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', imageSize: SIZE_PERCENT };

/** A light image as large as drawn, with an alignment pattern for modules of `pitch` pixels, its middle this far from the image's. */
function withPattern(pitch: number, offsetX: number, offsetY: number, flips = 0): Pixels {
  const side = (400 * SIZE_PERCENT) / 100;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const column = Math.floor((x - side / 2) / pitch - offsetX + 2.5);
      const row = Math.floor((y - side / 2) / pitch - offsetY + 2.5);
      if (Math.min(column, row) < 0 || Math.max(column, row) > 4) continue;
      const isLight = Math.max(Math.abs(column - 2), Math.abs(row - 2)) === 1;
      if (isLight !== row * 5 + column < flips) continue;
      data.set([0, 0, 0], 4 * (y * side + x));
    }
  }
  return { width: side, height: side, data };
}

describe('coveredAlignments', () => {
  it('finds the pattern in the middle from version 7 to 13, none from 2 to 6, and those around a middle without one', () => {
    const cover = renderCover(DESIGN, withPattern(7, 0, 0));
    expect(coveredAlignments(cover, 1, 'H')).toEqual([]);
    expect(coveredAlignments(cover, 6, 'H')).toEqual([]);
    expect(coveredAlignments(cover, 7, 'H')).toEqual([[22, 22]]);
    expect(coveredAlignments(cover, 13, 'H')).toEqual([[34, 34]]);
    expect(coveredAlignments(cover, 14, 'H')).toEqual([
      [26, 26],
      [46, 26],
      [26, 46],
      [46, 46],
    ]);
    expect(coveredAlignments(renderCover({ ...DESIGN, imageSize: 10 }, withPattern(7, 0, 0)), 14, 'H')).toEqual([]);
  });
});

describe('decoyDistance', () => {
  const code = encode('decoy', { level: 'H', minVersion: 8, mask: 0 });
  const pitch = 400 / (code.size + 2);
  const distance = (picture: Pixels): number => {
    const cover = renderCover(DESIGN, picture);
    return decoyDistance(code, cover, INK, coveredAlignments(cover, code.version, code.level));
  };

  it('is nothing for what looks like an alignment pattern elsewhere', () => {
    expect(distance(withPattern(pitch, 2, -1))).toBe(0);
    expect(distance(withPattern(pitch, -3, 3.5))).toBe(0);
  });

  it('counts the modules in which a decoy differs', () => {
    expect(distance(withPattern(pitch, 2, -1, 3))).toBe(3);
    expect(distance(withPattern(pitch, 2, -1, 5))).toBe(5);
  });

  it('takes the pattern in its own place for no decoy, nor half a module beside it', () => {
    expect(distance(withPattern(pitch, 0, 0))).toBe(25);
    expect(distance(withPattern(pitch, 0.5, 0))).toBe(25);
  });

  it('finds none in a blank image, nor when no alignment pattern is covered', () => {
    const blank: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4).fill(255) };
    expect(distance(blank)).toBe(25);
    expect(decoyDistance(code, renderCover(DESIGN, withPattern(pitch, 2, 2)), INK, [])).toBe(25);
  });
});
