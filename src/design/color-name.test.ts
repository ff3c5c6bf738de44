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

it('a color is named after its hue only if its chroma is at least 0.03', () => {
  const nameAt = (c: number) => colorName(fromOklch({ l: 0.6, c, h: (250 * Math.PI) / 180 }));
  expect([0.025, 0.035].map(nameAt)).toEqual(['gray', 'blue']);
});
