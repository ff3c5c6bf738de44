import { expect, it } from 'vitest';
import { colorInPicker, pickedColor } from './picked-color.ts';

it('a picked color keeps the transparency of the current one', () => {
  expect(pickedColor('#123456', '#00000080')).toBe('#12345680');
  expect(pickedColor('#123456', '#000000')).toBe('#123456');
  expect(pickedColor('#123456', 'no color')).toBe('#123456');
  expect(pickedColor('', '#000000')).toBeNull();
});

it('a native picker shows a color without its transparency, and black in place of an invalid color', () => {
  expect(['#ABCDEF80', '#ABC', '#12'].map(colorInPicker)).toEqual(['#abcdef', '#aabbcc', '#000000']);
});
