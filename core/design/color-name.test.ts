import { expect, it } from 'vitest';
import { parseColor } from './color.ts';
import { colorName } from './color-name.ts';
import { fromOklch } from './oklch.ts';

it.each([
  ['#000000', 'black'],
  ['#1a1a1a', 'black'],
  ['#555555', 'dark-gray'],
  ['#808080', 'gray'],
  ['#d0d0d0', 'light-gray'],
  ['#FFFFFF', 'white'],
  ['#fffdf8', 'white'],
  // Transparent colors are named as they look on white.
  ['#00000000', 'white'],
  ['#ff0000', 'red'],
  ['#7A1F1F', 'dark-red'],
  ['#C8430A', 'red'],
  ['#FFA500', 'orange'],
  ['#E8C400', 'yellow'],
  ['#fff3c4', 'light-yellow'],
  ['#0A8150', 'green'],
  ['#0f766e', 'teal'],
  ['#1D4ED8', 'blue'],
  ['#0A3D62', 'dark-blue'],
  ['#6A1FC2', 'purple'],
  ['#3C0D70', 'dark-purple'],
  ['#FFC0CB', 'light-pink'],
  ['#D6006E', 'pink'],
])('the color %s is named %s', (color, name) => {
  expect(colorName(parseColor(color)!)).toBe(name);
});

/** Returns the names of the colors with chroma `c`, for each lightness in `l` combined with each hue in `degrees`. */
function namesOf(l: readonly number[], c: number, degrees: readonly number[]): string[] {
  return l.flatMap((lightness) =>
    degrees.map((angle) => colorName(fromOklch({ l: lightness, c, h: (angle * Math.PI) / 180 }))),
  );
}

it.each([
  [10, 'pink', 'red'],
  [40, 'red', 'orange'],
  [75, 'orange', 'yellow'],
  [115, 'yellow', 'green'],
  [165, 'green', 'teal'],
  [215, 'teal', 'blue'],
  [280, 'blue', 'purple'],
  [325, 'purple', 'pink'],
])('the hue of %d° separates %s from %s', (end, before, behind) => {
  expect(namesOf([0.7], 0.1, [end - 2, end + 2])).toEqual([before, behind]);
});

it('lightness decides if a color is black, dark or light, and if a gray is black, dark, light or white', () => {
  expect(namesOf([0.13, 0.17], 0.05, [265])).toEqual(['black', 'dark-blue']);
  expect(namesOf([0.44, 0.46], 0.1, [250])).toEqual(['dark-blue', 'blue']);
  expect(namesOf([0.84, 0.86], 0.06, [250])).toEqual(['blue', 'light-blue']);
  const grays = namesOf([0.24, 0.26, 0.49, 0.51, 0.74, 0.76, 0.95, 0.97], 0, [0]);
  expect(grays.join(' ')).toBe('black dark-gray dark-gray gray gray light-gray light-gray white');
});

it('a color is named after its hue only if its chroma is at least 0.03', () => {
  const nameAt = (c: number) => colorName(fromOklch({ l: 0.6, c, h: (250 * Math.PI) / 180 }));
  expect([0.025, 0.035].map(nameAt)).toEqual(['gray', 'blue']);
});
