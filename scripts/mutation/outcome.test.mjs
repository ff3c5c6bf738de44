import { expect, it } from 'vitest';
import { describeOutcome, isEnough, shareKilled } from './outcome.mjs';

/** @param {string} status @param {number} count */
function mutants(status, count, statusReason = '') {
  return Array.from({ length: count }, () => ({ status, statusReason }));
}

it('a mutant that no test reaches counts as survived', () => {
  expect(shareKilled([...mutants('Killed', 6), ...mutants('Survived', 2), ...mutants('NoCoverage', 2)])).toBe(0.6);
});

it('a mutant that loops endlessly counts as killed, and a mutant that runs out of time is not counted', () => {
  const timed = mutants('Timeout', 3);
  const endless = mutants('Timeout', 1, 'Hit limit reached (501/500)');
  expect(shareKilled([...timed, ...endless, ...mutants('Survived', 1)])).toBe(0.5);
});

it('isEnough requires 85% of the mutants to be killed, and accepts a file without mutants', () => {
  expect(isEnough([...mutants('Killed', 85), ...mutants('Survived', 15)])).toBe(true);
  expect(isEnough([...mutants('Killed', 84), ...mutants('Survived', 16)])).toBe(false);
  expect(isEnough(mutants('Ignored', 5))).toBe(true);
});

it('describeOutcome states the counts, and rounds the percentage down', () => {
  const some = [...mutants('Killed', 2), ...mutants('Survived', 1), ...mutants('Timeout', 4), ...mutants('Ignored', 5)];
  expect(describeOutcome(some)).toBe('66% killed: 2 of 3, 1 survived, 4 ran out of time, 5 left out');
});
