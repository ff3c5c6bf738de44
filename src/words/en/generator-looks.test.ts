import { expect, it } from 'vitest';
import { imagePaletteOf, type LookImageFacts, looksFor } from '#looks';
import { drawSample, SAMPLE_PICTURES } from '#weaving/testing';
import { looksWords } from './generator-looks.ts';

const nameOf = looksWords.nameOf;

it('names looks by their colors and shapes', () => {
  const [ink, sunset, harbor] = looksFor(null)[0].map(([look]) => nameOf(look, true));
  expect([ink, sunset, harbor]).toEqual([
    'Black, plain modules',
    'Sunset, dotted modules',
    'Blue, soft modules, soft centers',
  ]);
});

it('marks looks that are being tested', () => {
  expect(nameOf(looksFor(null)[0][0][0], false)).toBe('Black, plain modules (being tested)');
});

it('gives the looks of a page different names', () => {
  const ofImage = SAMPLE_PICTURES.map((name): LookImageFacts => {
    const weave = { crop: { x: 0.5, y: 0.5, side: 1 }, focus: { x: 0.5, y: 0.5, radius: 0.2 } };
    return { palette: imagePaletteOf(drawSample(name, 60)), ...weave, size: 30 };
  });
  for (const page of [null, ...ofImage].flatMap(looksFor)) {
    const names = page.map(([look]) => nameOf(look, true));
    expect(new Set(names).size).toBe(names.length);
  }
});
