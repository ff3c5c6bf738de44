import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clearPixels, decodePng, type Pixels, wordsOf } from '#raster';
import { findRimLuma, isLostOn } from './logo-rim.ts';

/** Draws squares around one another, each 4 pixels further in than the last. Colors are words: alpha, blue, green, red. */
function squares(...colors: number[]): Pixels {
  const side = 40;
  const picture = clearPixels(side, side);
  const words = wordsOf(picture);
  for (const [index, color] of colors.entries()) {
    for (let y = 4 * index; y < side - 4 * index; y++)
      words.fill(color, y * side + 4 * index, (y + 1) * side - 4 * index);
  }
  return picture;
}

const [CLEAR, WHITE, BLACK, BLUE] = [0, 0xffffffff, 0xff000000, 0xffff0000];

describe('a logo on its box', () => {
  it.each([
    ['white on nothing', squares(CLEAR, WHITE), '#ffffff', true],
    ['white on nothing', squares(CLEAR, WHITE), '#222222', false],
    ['black on nothing', squares(CLEAR, BLACK), '#ffffff', false],
    ['black on nothing', squares(CLEAR, BLACK), '#111111', true],
    ['blue within white on nothing', squares(CLEAR, WHITE, BLUE), '#ffffff', true],
    ['white with a black outline', squares(CLEAR, BLACK, WHITE), '#ffffff', false],
    ['with a white ground of its own', squares(WHITE, BLUE), '#ffffff', false],
  ])('%s: %#, on %s', (_, picture, box, isLost) => {
    const rim = findRimLuma(picture);
    expect(rim !== null && isLostOn(rim, box)).toBe(isLost);
  });

  it('a white PNG disappears on white', async () => {
    const file = readFileSync(new URL('../../../e2e/samples/logo-white-on-transparent.png', import.meta.url));
    const rim = findRimLuma((await decodePng(new Uint8Array(file)))!);
    expect(isLostOn(rim!, '#ffffff')).toBe(true);
  });
});
