import { expect, it } from 'vitest';
import { countRange, type NumberRange, tableOfRange } from './number-range.ts';

const RANGE: NumberRange = { from: 1, to: 10, step: 1, digits: 3, prefix: 'T-', suffix: '' };

it('a range has a number for each step, up and down', () => {
  expect([{}, { step: 4 }, { from: 10, to: 1 }, { to: 1 }].map((part) => countRange({ ...RANGE, ...part }))).toEqual([
    10, 3, 10, 1,
  ]);
  expect(tableOfRange({ ...RANGE, from: 10, step: 4, to: 1 }).rows.flatMap(({ cells }) => cells)).toEqual([
    'T-010',
    'T-006',
    'T-002',
  ]);
});

it.each<Partial<NumberRange>>([
  { step: 0 },
  { step: -1 },
  { step: 0.5 },
  { digits: -1 },
  { digits: 16 },
  { to: Number.NaN },
  { to: 1_000_001 },
])('a range cannot have %j', (part) => {
  expect(countRange({ ...RANGE, ...part })).toBeNull();
  expect(() => tableOfRange({ ...RANGE, ...part })).toThrow(RangeError);
});

it('a range may have a million numbers', () => {
  expect(countRange({ ...RANGE, to: 1_000_000 })).toBe(1_000_000);
});
