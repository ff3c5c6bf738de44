import { expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { readNumber, typedNumber } from './typed-number.ts';

it.each([
  ['35', 35],
  ['35,5', 35.5],
  ['35.5', 35.5],
  ['35,', 35],
  [',5', 0.5],
  [' 35 mm ', 35],
  ['35MM', 35],
  ['3.5cm', 35],
  ['3,5 cm', 35],
  ['0.03m', 30],
  ['1.4"', 35.56],
  ['1.4”', 35.56],
  ['1.4″', 35.56],
  ["1.4''", 35.56],
  ['1.4 in', 35.56],
  ['1 inch', 25.4],
  ['72pt', 25.4],
  ['-0,8', -0.8],
  ['−0.8', -0.8],
  ['–0.8', -0.8],
  ['+ 0.8', 0.8],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u00a0234,5', 1234.5],
  ["1'234.5", 1234.5],
  ['1,234,567', 1_234_567],
  ['1,234', 1.234],
  ['0,125', 0.125],
  ['３５．５ｍｍ', 35.5],
  ['', null],
  [' ', null],
  ['.', null],
  ['-', null],
  ['x', null],
  ['mm', null],
  ['1e3', null],
  ['0x10', null],
  ['1 2', null],
  ['1,2,3', null],
  ['1.2.3,4', null],
  ['1,23,456', null],
  ['35 px', null],
  ['35 mm wide', null],
])('in a field of millimeters, %j is %s', (text, number) => {
  if (number === null) expect(readNumber(text, false, 'mm')).toBeNull();
  else expect(readNumber(text, false, 'mm')).toBeCloseTo(number, 9);
});

it.each([
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1200 px', 1200],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['3 cm', null],
  ['1200 dpi', null],
])('in a field of whole pixels, %j is %s', (text, number) => {
  expect(readNumber(text, true, 'px')).toBe(number);
});

it.each(['1', '1,', ' ', "1'", '1,234,'])(
  'readNumber takes time in proportion to repetitions of %j',
  { tags: 'timed' },
  async (part) => {
    const text = (size: number) => `1${part.repeat(size)}x`;
    await expectLinear(100_000, text, (typed) => readNumber(typed, false, 'mm'));
  },
);

const LIMITS = { min: 8, max: 300 };

it.each([
  ['8', 8],
  ['300', 300],
  ['20.04', 20],
  ['20.06', 20.1],
  ['7.9', null],
  ['300.1', null],
  ['30 cm', 300],
  ['31 cm', null],
  ['x', null],
])('for the typed text %j, typedNumber returns %s', (text, number) => {
  expect(typedNumber(text, LIMITS, 1, 'mm')).toBe(number);
});
