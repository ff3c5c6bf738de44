import { expect, it } from 'vitest';
import { nearestLimit, typedNumber } from './field.tsx';

const LIMITS = { min: 8, max: 300 };

it.each([
  ['8', 8],
  ['300', 300],
  ['20.04', 20],
  ['20.06', 20.1],
  ['7.9', null],
  ['300.1', null],
  ['', null],
  [' ', null],
  ['x', null],
])('for the typed text %j, typedNumber returns %s', (text, number) => {
  expect(typedNumber(text, LIMITS, 1)).toBe(number);
});

it('a blank text is no number, even if zero is within the limits', () => {
  const around = { min: -5, max: 5 };
  expect([' ', '0'].map((text) => typedNumber(text, around, 1))).toEqual([null, 0]);
});

it.each([
  ['7.9', 8],
  ['-1', 8],
  ['300.1', 300],
  ['20', null],
  ['', null],
  [' ', null],
  ['x', null],
  ['1e999', null],
])('for the typed text %j, nearestLimit returns %s', (text, limit) => {
  expect(nearestLimit(text, LIMITS, 1)).toBe(limit);
});

it('typedNumber rounds to the given number of digits after the point', () => {
  expect([0, 1, 2].map((digits) => typedNumber('12.345', LIMITS, digits))).toEqual([12, 12.3, 12.35]);
});
