import { expect, it } from 'vitest';
import { isBetter, nextBetter, VERDICTS, verdictRank, worstVerdict } from './verdict.ts';

it('the verdicts are ranked from the best to the worst', () => {
  expect(VERDICTS).toEqual(['everywhere', 'good-conditions', 'unlikely', 'not']);
  expect(VERDICTS.map(verdictRank)).toEqual([0, 1, 2, 3]);
});

it('worstVerdict is the worst of several verdicts, and the best one of none', () => {
  expect(worstVerdict(['good-conditions', 'unlikely', 'everywhere'])).toBe('unlikely');
  expect(worstVerdict([])).toBe('everywhere');
});

it('isBetter is false for equal verdicts', () => {
  expect(isBetter('everywhere', 'good-conditions')).toBe(true);
  expect(isBetter('unlikely', 'unlikely')).toBe(false);
  expect(isBetter('not', 'unlikely')).toBe(false);
});

it('nextBetter is one rank better, and the best verdict itself for the best one', () => {
  expect(VERDICTS.map(nextBetter)).toEqual(['everywhere', 'everywhere', 'good-conditions', 'unlikely']);
});
