import { expect, it } from 'vitest';
import { DEFAULT_STYLE, type QrStyle } from '#design';
import { isPaintedAlike } from './painted-alike.ts';

const GROUP: { style: QrStyle; isResting: boolean } = { style: DEFAULT_STYLE, isResting: false };

function isAlikeWith(style: Partial<QrStyle>, isResting = false): boolean {
  return isPaintedAlike(GROUP, { style: { ...DEFAULT_STYLE, ...style }, isResting });
}

it('isPaintedAlike is true for designs that differ only in their shapes', () => {
  expect(isAlikeWith({})).toBe(true);
  expect(isAlikeWith({ moduleShape: 'dots', cornerSquareShape: 'leaf', cornerDotShape: 'circle' })).toBe(true);
});

it('isPaintedAlike is false for designs that differ in a color, the gradient or the image', () => {
  expect(isAlikeWith({ foregroundColor: '#123456' })).toBe(false);
  expect(isAlikeWith({ gradientType: 'radial' })).toBe(false);
  expect(isAlikeWith({ moduleShape: 'dots', backgroundColor: '#EEE' })).toBe(false);
  expect(isAlikeWith({}, true)).toBe(false);
});
