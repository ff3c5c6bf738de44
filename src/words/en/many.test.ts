import { expect, it } from 'vitest';
import { manyWords } from './many.ts';
import { manyMakeWords } from './many-make.ts';

it.each([
  [1, [7], 'See row 7.'],
  [3, [2, 4, 9], 'See rows 2, 4, 9.'],
  [1204, [2, 4], 'See rows 2, 4, and 1,202 more.'],
])('a caution about %d rows, of which it lists %j, ends with: %s', (count, rows, sentence) => {
  const cautioned = manyMakeWords.cautioned('words-cut', count, rows);
  expect(cautioned.endsWith(`labels. ${sentence}`), cautioned).toBe(true);
  const damaged = manyWords.bring.damage({ kind: 'formula', column: 0, count, rows, sample: '=A1' }, 'Price');
  expect(damaged).toBe(`“Price” has formulas such as =A1. They are used as text and never calculated. ${sentence}`);
});

it('a caution about several rows says how many codes have the problem', () => {
  const cautioned = (count: number) => manyMakeWords.cautioned('number-lost', count, [1, 2].slice(0, count));
  expect(cautioned(1)).toBe('The number of 1 code is too long for the card. See row 1.');
  expect(cautioned(5000)).toBe('The number of 5,000 codes is too long for the card. See rows 1, 2, and 4,998 more.');
});

it('the notice about a template from a link lists the hosts of its codes, if there are any', () => {
  expect(manyMakeWords.shared(['a.example', 'b.example'])).toBe(
    'This template came from a link. Its codes lead to: a.example, b.example.',
  );
  expect(manyMakeWords.shared([])).toContain('Check what the first code contains');
});

it('the sentence about the codes of a version is different for each verdict', () => {
  const verdicts = ['good-conditions', 'unlikely', 'not'] as const;
  expect(verdicts.map((verdict) => manyMakeWords.below(verdict, 4, 1))).toEqual([
    '1 code of version 4 scans in good conditions only.',
    '1 code of version 4 is unlikely to scan.',
    "1 code of version 4 doesn't scan.",
  ]);
});
