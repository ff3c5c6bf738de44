import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [10_000, 0, null],
  [10_000, 1000, '10 seconds left'],
  [1, 1000, '1 second left'],
  [8900, 100, '89 seconds left'],
  [9000, 100, '2 minutes left'],
  [100_000, 100, '17 minutes left'],
])('timeLeft for %d codes at %d codes per second is: %s', (rows, rate, text) => {
  expect(timeLeft(rows, rate)).toBe(text);
});
