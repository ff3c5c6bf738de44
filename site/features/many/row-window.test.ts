import { expect, it } from 'vitest';
import { missingBlock, nextSight, spanAround } from './row-window.ts';

const sight = (first: number, count = 12) => ({ first, count });

it('nextSight returns the first visible row and the number of visible rows: height / 56, rounded up, plus one', () => {
  expect(nextSight(sight(0, 1), 0, 560)).toEqual(sight(0, 11));
  expect(nextSight(sight(0), 56 * 100 - 1, 561)).toEqual(sight(99, 12));
  expect(nextSight(sight(0), 56 * 100, 561)).toEqual(sight(100, 12));
});

it('nextSight returns the same object if the list was scrolled by less than five rows and kept its height', () => {
  const before = sight(100, 11);
  expect(nextSight(before, 56 * 104, 560)).toBe(before);
  expect(nextSight(before, 56 * 96, 560)).toBe(before);
  expect(nextSight(before, 56 * 105, 560)).toEqual(sight(105, 11));
  expect(nextSight(before, 56 * 95, 560)).toEqual(sight(95, 11));
  expect(nextSight(before, 56 * 100, 561)).toEqual(sight(100, 12));
});

it.each([
  ['ten rows above and below the visible ones', 500, 1000, { from: 490, to: 522 }],
  ['no row above the first', 3, 1000, { from: 0, to: 32 }],
  ['no row after the last', 985, 1000, { from: 975, to: 1000 }],
  ['the last rows of a list that has become shorter', 900, 30, { from: 8, to: 30 }],
  ['all rows of a short list', 0, 5, { from: 0, to: 5 }],
])('spanAround renders %s', (_, first, total, span) => {
  expect(spanAround(sight(first), total)).toEqual(span);
});

it('missingBlock returns the first block of a hundred rows that is needed and not cached, or null', () => {
  const cached = (...blocks: readonly number[]) => new Map(blocks.map((block) => [block, []]));
  expect(missingBlock({ from: 190, to: 222 }, cached())).toBe(1);
  expect(missingBlock({ from: 190, to: 222 }, cached(1))).toBe(2);
  expect(missingBlock({ from: 190, to: 222 }, cached(1, 2))).toBeNull();
  expect(missingBlock({ from: 100, to: 200 }, cached(1))).toBeNull();
  expect(missingBlock({ from: 0, to: 0 }, cached())).toBe(0);
});
