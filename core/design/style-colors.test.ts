import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from './qr-design.ts';
import { invalidColors, isStyleValid } from './style-colors.ts';

const BROKEN: QrDesign = {
  ...DEFAULT_DESIGN,
  qrType: 'custom',
  style: {
    ...DEFAULT_STYLE,
    foregroundColor: 'red',
    cornerDotsColor: '#12345',
    gradientColor1: '',
    gradientColor2: '#FF',
  },
};

it('invalidColors lists the invalid colors of a custom design in the order of their fields', () => {
  expect(invalidColors(BROKEN)).toEqual(['foregroundColor', 'cornerDotsColor']);
  expect(isStyleValid(BROKEN)).toBe(false);
});

it('invalidColors lists the invalid colors of a gradient if the design has a gradient', () => {
  const withGradient: QrDesign = { ...BROKEN, style: { ...BROKEN.style, gradientType: 'radial' } };
  expect(invalidColors(withGradient)).toEqual([
    'foregroundColor',
    'cornerDotsColor',
    'gradientColor1',
    'gradientColor2',
  ]);
});

it('isStyleValid is true for a standard design, whatever its colors', () => {
  expect(isStyleValid({ ...BROKEN, qrType: 'standard' })).toBe(true);
});
