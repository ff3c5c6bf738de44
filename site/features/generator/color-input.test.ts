import { expect, it } from 'vitest';
import { colorInPicker, inkContrast, pickedColor } from './color-input.tsx';

it('inkContrast is the contrast of two valid colors, rounded down to a tenth', () => {
  expect(inkContrast('#000', '#fff')).toBe(21);
  expect(inkContrast('#767676', 'FFFFFF')).toBe(4.5);
  // The exact contrast is 4.478.
  expect(inkContrast('#777777', '#fff')).toBe(4.4);
  expect(inkContrast('black', '#fff')).toBeNull();
});

it('a picked color keeps the transparency of the current one', () => {
  expect(pickedColor('#123456', '#00000080')).toBe('#12345680');
  expect(pickedColor('#123456', '#000000')).toBe('#123456');
  expect(pickedColor('#123456', 'no color')).toBe('#123456');
  expect(pickedColor('', '#000000')).toBeNull();
});

it('a native picker shows a color without its transparency, and black in place of an invalid color', () => {
  expect(['#ABCDEF80', '#ABC', '#12'].map(colorInPicker)).toEqual(['#abcdef', '#aabbcc', '#000000']);
});
