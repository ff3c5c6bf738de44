import { expect, it } from 'vitest';
import { countRange, type NumberRange, tableOfRange } from './number-range.ts';

const RANGE: NumberRange = { from: 1, to: 10, step: 1, digits: 3, prefix: 'T-', suffix: '' };

it('a range has a number for each step, up and down', () => {
  expect([{}, { step: 4 }, { from: 10, to: 1 }, { to: 1 }].map((part) => countRange({ ...RANGE, ...part }))).toEqual([
    10, 3, 10, 1,
  ]);
  expect(tableOfRange({ ...RANGE, from: 10, step: 4, to: 1 }).rows.map(({ cells }) => cells)).toEqual([
    ['T-010', '010'],
    ['T-006', '006'],
    ['T-002', '002'],
  ]);
});

it.each<Partial<NumberRange>>([
  { step: 0 },
  { step: -1 },
  { step: 0.5 },
  { digits: -1 },
  { digits: 2.5 },
  { from: 0.5 },
  { digits: 16 },
  { to: Number.NaN },
  { to: 1_000_001 },
])('a range cannot have %j', (part) => {
  expect(countRange({ ...RANGE, ...part })).toBeNull();
  expect(() => tableOfRange({ ...RANGE, ...part })).toThrow(RangeError);
});

it('the numbers with their text, if they have one, are a column beside the numbers, and rows count from 1', () => {
  expect(tableOfRange({ ...RANGE, from: 7, to: 8, suffix: '/b' })).toEqual({
    columns: ['text', 'number'],
    rows: [
      { number: 1, cells: ['T-007/b', '007'] },
      { number: 2, cells: ['T-008/b', '008'] },
    ],
  });
  expect(tableOfRange({ ...RANGE, from: 7, to: 7, prefix: '' })).toEqual({
    columns: ['number'],
    rows: [{ number: 1, cells: ['007'] }],
  });
});

it('a number has at least as many digits as wanted, and its sign does not count as a digit', () => {
  const numbersOf = (part: Partial<NumberRange>) =>
    tableOfRange({ ...RANGE, prefix: '', ...part }).rows.flatMap(({ cells }) => cells);
  expect(numbersOf({ from: -1, to: 0 })).toEqual(['-001', '000']);
  expect(numbersOf({ from: 999, to: 1000 })).toEqual(['999', '1000']);
});
