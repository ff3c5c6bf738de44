import { expect, it } from 'vitest';
import { DEFAULT_STYLE, isStyleValid } from './style.ts';

const style = { ...DEFAULT_STYLE, gradientColor1: '' };

it('a style is valid if all colors that the design uses are', () => {
  expect(isStyleValid({ qrType: 'custom', style: DEFAULT_STYLE })).toBe(true);
  expect(isStyleValid({ qrType: 'custom', style: { ...style, cornerDotsColor: '#12345' } })).toBe(false);
});

it('colors of a gradient count only while there is a gradient, and no color counts in a standard design', () => {
  expect(isStyleValid({ qrType: 'custom', style })).toBe(true);
  expect(isStyleValid({ qrType: 'custom', style: { ...style, gradientType: 'radial' } })).toBe(false);
  expect(isStyleValid({ qrType: 'standard', style: { ...style, gradientType: 'radial' } })).toBe(true);
});
