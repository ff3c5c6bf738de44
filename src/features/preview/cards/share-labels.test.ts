import { expect, it } from 'vitest';
import { shareLabels } from './share-labels.ts';

it.each([
  ['one code fills the sheet', 21, null, [], 21, []],
  ['two share it, and the first gets what is left over', 21, null, [null], 11, [10]],
  ['three share it', 20, null, [null, null], 7, [7, 6]],
  ['a number that was typed stays, and the others share the rest', 21, null, [5, null], 8, [5, 8]],
  ['as many as the first, once that was typed', 21, 2, [null, 4, null], 2, [2, 4, 2]],
  ['one each where there are fewer labels than codes', 2, null, [null, null], 1, [1, 1]],
  ['one each without a free label', 0, null, [null], 1, [1]],
  ['more than there are, where they were typed', 4, null, [9], 1, [9]],
])('%s', (_, free, first, others, ofFirst, ofOthers) => {
  const ids = new Map(others.map((count, k) => [`code ${k}`, count]));
  const shares = shareLabels(free, first, ids);
  expect(shares.first).toBe(ofFirst);
  expect([...shares.others]).toEqual(ofOthers.map((count, k) => [`code ${k}`, count]));
});
