import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { contrastRatio, flatten, isStyleValid, luma, parseColor, toHex } from './color.ts';
import { DEFAULT_STYLE } from './style.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('parseColor', () => {
  it.each([
    ['#000000', { r: 0, g: 0, b: 0, a: 1 }],
    ['5433FF', { r: 84, g: 51, b: 255, a: 1 }],
    ['#aBc', { r: 170, g: 187, b: 204, a: 1 }],
    ['fff0', { r: 255, g: 255, b: 255, a: 0 }],
    ['#11223380', { r: 17, g: 34, b: 51, a: 128 / 255 }],
  ])('reads %s', (text, color) => {
    expect(parseColor(text)).toEqual(color);
  });

  it.each([
    '',
    '#',
    '#12',
    '#12345',
    '1234567',
    '#123456789',
    'red',
    '#GGGGGG',
    ' #FFF',
    '#FFF\n',
    '##FFF',
    '#FF#',
    '١٢٣',
  ])('refuses %j', (text) => {
    expect(parseColor(text)).toBeNull();
  });

  it('accepts a string exactly when it is 3, 4, 6 or 8 hexadecimal digits after at most one #', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'#09afAFgG '), maxLength: 10 }), (text) => {
        const digits = [...(text.startsWith('#') ? text.slice(1) : text)];
        const isHex = [3, 4, 6, 8].includes(digits.length) && digits.every((digit) => '09afAF'.includes(digit));
        expect(parseColor(text) !== null).toBe(isHex);
      }),
    );
  });

  it('reads back the output of toHex', () => {
    fc.assert(
      fc.property(byte, byte, byte, byte, (r, g, b, alpha) => {
        const color = { r, g, b, a: alpha / 255 };
        expect(parseColor(toHex(color))).toEqual(color);
      }),
    );
  });
});

it.each([
  [{ r: 84, g: 51, b: 255, a: 1 }, '#5433FF'],
  [{ r: -1, g: 255.6, b: 9.5, a: 2 }, '#00FF0A'],
  [{ r: 0, g: 0, b: 0, a: 0.5 }, '#00000080'],
  [{ r: 0, g: 0, b: 0, a: -1 }, '#00000000'],
])('toHex writes %j as %s, rounded and clamped, in capitals', (color, hex) => {
  expect(toHex(color)).toBe(hex);
});

describe('luma and contrast', () => {
  it('luma weights the channels as QR code decoders do', () => {
    expect(luma({ r: 255, g: 0, b: 255, a: 1 })).toBeCloseTo(105.3, 1);
    expect(luma({ r: 0, g: 255, b: 0, a: 1 })).toBeCloseTo(149.7, 1);
  });

  it('luma first blends a translucent color with white', () => {
    expect(luma({ r: 0, g: 0, b: 0, a: 0 })).toBeCloseTo(255);
    expect(luma({ r: 0, g: 0, b: 0, a: 0.5 })).toBeCloseTo(127.5);
  });

  it('contrastRatio first blends a translucent color with white', () => {
    const clear = { r: 0, g: 0, b: 0, a: 0 };
    expect(contrastRatio(clear, { r: 0, g: 0, b: 0, a: 1 })).toBeCloseTo(21);
  });

  it('flatten blends a translucent color with the given backdrop', () => {
    expect(flatten({ r: 255, g: 0, b: 0, a: 0.5 }, { r: 0, g: 0, b: 255, a: 1 })).toEqual({
      r: 127.5,
      g: 0,
      b: 127.5,
      a: 1,
    });
  });

  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#FF0000', '#FFFFFF', 4.0],
    ['#FFFFFF', '#FFFFFF', 1],
  ])('contrastRatio returns the WCAG contrast ratio of %s and %s', (first, second, ratio) => {
    const [one, two] = [parseColor(first)!, parseColor(second)!];
    expect(contrastRatio(one, two)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(two, one)).toBe(contrastRatio(one, two));
  });
});

it('a text that is no color is refused in time proportional to its length', { tags: 'timed' }, async () => {
  // A single call is too fast to measure.
  const refuse = (text: string): void => {
    for (let k = 0; k < 1000; k++) expect(parseColor(text)).toBeNull();
  };
  await expectLinear(20_000, (size) => `${'#0'.repeat(size / 2)}!`, refuse);
});

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
