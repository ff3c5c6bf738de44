import { expect, it } from 'vitest';
import { INSTALLED_FONTS } from '#lettering/testing';
import { readFontFile } from './font-file.ts';
import { charactersOf, type Shaper, Typeface } from './typeface.ts';

const NONE = new Uint8Array(0);

it('a typeface has a character if it has the letter and the accents of which the character consists', async () => {
  const file = await INSTALLED_FONTS.loadFont('familjen-grotesk-latin-700-normal.woff');
  const typeface = new Typeface(await INSTALLED_FONTS.loadShaper(), await readFontFile(file));
  // Ǖ is not in the font, but U, the diaeresis and the macron are.
  expect(['a', 'ü', 'Ǖ', 'ж'].map((text) => typeface.has(text))).toEqual([true, true, true, false]);
});

it('a quadratic curve of a glyph is drawn as a cubic one, scaled to the size, with y pointing down', () => {
  class Font {
    glyphToJson() {
      const types = ['M', 'Q', 'L', 'Z'];
      const values = [[300, 0], [600, 600, 900, 0], [300, 0], []];
      return types.map((type, k) => ({ type, values: values[k] }));
    }
  }
  class Face {
    readonly upem = 600;
  }
  const shaper = { Blob: Object, Face, Font } as unknown as Shaper;
  const steps: (string | number)[][] = [];
  const pen = {
    moveTo: (...places: number[]) => void steps.push(['M', ...places]),
    lineTo: (...places: number[]) => void steps.push(['L', ...places]),
    curveTo: (...places: number[]) => void steps.push(['C', ...places]),
    close: () => void steps.push(['Z']),
  };
  new Typeface(shaper, NONE).drawGlyph(1, pen, 10, 20, 6);
  // Each handle is two thirds of the way from an end to the quadratic handle.
  const curve = [13 + 2, 20 - 4, 19 - 2, 20 - 4, 19, 20].map((place) => expect.closeTo(place, 9));
  expect(steps).toEqual([['M', 13, 20], ['C', ...curve], ['L', 13, 20], ['Z']]);
});

it('only visible characters need a glyph', () => {
  expect(charactersOf('a\u200Db\uFE0F\u{1F600}')).toEqual([0x61, 0x62, 0x1f600]);
});
