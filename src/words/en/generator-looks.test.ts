import { expect, it } from 'vitest';
import { DEFAULT_WEAVE, GRADIENT_PRESETS } from '#design';
import { imagePaletteOf, type LookImageFacts, looksFor } from '#looks';
import { drawSample, SAMPLE_PICTURES } from '#weaving/testing';
import { looksWords } from './generator-looks.ts';

const nameOf = looksWords.nameOf;
const [[LOOK]] = looksFor(null)[0];

it('names looks by their colors and shapes', () => {
  const [ink, sunset, harbor] = looksFor(null)[0].map(([look]) => nameOf(look, true));
  expect([ink, sunset, harbor]).toEqual([
    'Black, plain modules',
    'Sunset, dotted modules',
    'Blue, soft modules, soft centers',
  ]);
});

it.each([
  ['#212121', 'Black'],
  ['#222222', 'Gray'],
  ['#918778', 'Gray'],
  ['#aa9691', 'Red'],
  ['#d75a64', 'Pink'],
  ['#d21941', 'Red'],
  ['#cd500f', 'Red'],
  ['#fa5f00', 'Orange'],
  ['#91501e', 'Brown'],
  ['#825a28', 'Orange'],
  ['#b97d05', 'Orange'],
  ['#e6be87', 'Gold'],
  ['#f0f0aa', 'Gold'],
  ['#faf532', 'Green'],
  ['#0ad2a5', 'Green'],
  ['#a5fadc', 'Teal'],
  ['#55a5c3', 'Teal'],
  ['#46b9e1', 'Blue'],
  ['#786ed7', 'Blue'],
  ['#7864f0', 'Violet'],
  ['#9b6496', 'Violet'],
  ['#aa78a5', 'Pink'],
])('the color %s is called %s', (foregroundColor, name) => {
  expect(nameOf({ ...LOOK, style: { ...LOOK.style, foregroundColor } }, true)).toBe(`${name}, plain modules`);
});

it('names a gradient by its preset, or else by its two colors', () => {
  const gradient = { gradientType: 'linear', gradientColor1: '#ffff00', gradientColor2: '#0000ff' } as const;
  const style = { ...LOOK.style, ...gradient };
  expect(nameOf({ ...LOOK, style }, true)).toBe('Green to blue, plain modules');
  const [{ name, color1, color2 }] = GRADIENT_PRESETS;
  const preset = { ...style, gradientColor1: color1, gradientColor2: color2 };
  expect(nameOf({ ...LOOK, style: preset }, true)).toBe(`${name}, plain modules`);
});

it('names a woven look by the way it is woven', () => {
  const woven = (look: 'pearls' | 'flowing') => ({
    ...LOOK,
    image: { is: 'woven', weave: { ...DEFAULT_WEAVE, look } } as const,
  });
  expect(nameOf(woven('pearls'), true)).toBe('Your picture, in pearls');
  expect(nameOf(woven('flowing'), true)).toBe('Your picture, woven');
});

it('the name of a look that has not been tested says that the look is being tested', () => {
  expect(nameOf(looksFor(null)[0][0][0], false)).toBe('Black, plain modules (being tested)');
});

it('gives different names to the looks that are shown together', () => {
  const ofImage = SAMPLE_PICTURES.map((name): LookImageFacts => {
    const weave = { crop: { x: 0.5, y: 0.5, side: 1 }, focus: { x: 0.5, y: 0.5, radius: 0.2 } };
    return { palette: imagePaletteOf(drawSample(name, 60)), ...weave, size: 30 };
  });
  for (const page of [null, ...ofImage].flatMap(looksFor)) {
    const names = page.map(([look]) => nameOf(look, true));
    expect(new Set(names).size).toBe(names.length);
  }
});
