import { expect, it } from 'vitest';
import { isBetter, nextBetter, VERDICTS, verdictRank, worstVerdict } from './limits.ts';

it('the verdicts are ranked from the best to the worst', () => {
  expect(VERDICTS).toEqual(['everywhere', 'good-conditions', 'unlikely', 'not']);
  expect(VERDICTS.map(verdictRank)).toEqual([0, 1, 2, 3]);
});

it('worstVerdict returns the worst of several verdicts, and "everywhere" if there are none', () => {
  expect(worstVerdict(['good-conditions', 'unlikely', 'everywhere'])).toBe('unlikely');
  expect(worstVerdict([])).toBe('everywhere');
});

it('isBetter is false for equal verdicts', () => {
  expect(isBetter('everywhere', 'good-conditions')).toBe(true);
  expect(isBetter('unlikely', 'unlikely')).toBe(false);
  expect(isBetter('not', 'unlikely')).toBe(false);
});

it('nextBetter returns the verdict one rank better, and "everywhere" for "everywhere"', () => {
  expect(VERDICTS.map(nextBetter)).toEqual(['everywhere', 'everywhere', 'good-conditions', 'unlikely']);
});
