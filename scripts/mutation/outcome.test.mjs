import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.mjs';

test('a failed assertion kills, also beside a test that ran out of time', () => {
  expect(outcomeOf(['expected 0 to be greater than 0.2'], false)).toBe('killed');
  expect(outcomeOf(['Test timed out in 20000ms.', 'expected 0 to be greater than 0.2'], false)).toBe('killed');
});

test('what passes whole survives', () => {
  expect(outcomeOf([], true)).toBe('survived');
});

test('running out of time is no kill', () => {
  expect(outcomeOf(['Test timed out in 20000ms.\nIf this is a long-running test …'], false)).toBe('timed out');
  expect(outcomeOf(['Hook timed out in 20000ms.'], false)).toBe('timed out');
  expect(outcomeOf([], false)).toBe('timed out');
});
