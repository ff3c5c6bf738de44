import { expect, it } from 'vitest';
import { labelWords } from './labels.ts';

it('if a label is too small, the message states the height, the width, and how many characters fit', () => {
  expect(labelWords.tooSmall(17, 64, 20)).toMatch(/^17 × 64 mm holds codes of up to 20 characters\./);
  expect(labelWords.tooSmall(8, 30, 0)).toMatch(/^8 × 30 mm is too small for any code\./);
});

it('the message about an invalid label sheet names the wrong field, or how many labels fit across or down', () => {
  const { ownProblem } = labelWords;
  expect(ownProblem({ kind: 'number', field: 'top' })).toBe('Check this number: Top margin.');
  expect(ownProblem({ kind: 'columns', wanted: 4, most: 3 })).toMatch(/^Only 3 of these labels fit across the paper\./);
  expect(ownProblem({ kind: 'rows', wanted: 9, most: 8 })).toMatch(/^Only 8 of these labels fit down the paper\./);
  expect(ownProblem({ kind: 'columns', wanted: 1, most: 0 })).toMatch(/^No label fits across the paper\./);
  expect(ownProblem({ kind: 'rows', wanted: 1, most: 0 })).toMatch(/^No label fits down the paper\./);
});
