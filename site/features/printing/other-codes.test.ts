import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { shareLabels, usualTitle } from './other-codes.tsx';

const LINK: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu' };

it('usualTitle is the caption of the design, or else the name of the code', () => {
  const made = makeCode(LINK, null);
  expect(usualTitle({ made, design: { ...LINK, caption: 'Menu' } })).toBe('Menu');
  expect(usualTitle({ made, design: LINK })).toBe('example.com/menu');
});

it.each([
  ['one code fills the sheet', 21, null, [], 21, []],
  ['two codes share the sheet, and the first gets the label that is left over', 21, null, [null], 11, [10]],
  ['three codes share the sheet', 20, null, [null, null], 7, [7, 6]],
  ['a typed number stays, and the other codes share the rest', 21, null, [5, null], 8, [5, 8]],
  ['a number typed for the first code also applies to codes without a number', 21, 2, [null, 4, null], 2, [2, 4, 2]],
  ['every code gets one label if there are fewer labels than codes', 2, null, [null, null], 1, [1, 1]],
  ['every code gets one label if no label is free', 0, null, [null], 1, [1]],
  ['a typed number stays even if fewer labels are free', 4, null, [9], 1, [9]],
])('%s', (_, free, first, others, ofFirst, ofOthers) => {
  const ids = new Map(others.map((count, k) => [`code ${k}`, count]));
  const shares = shareLabels(free, first, ids);
  expect(shares.first).toBe(ofFirst);
  expect([...shares.others]).toEqual(ofOthers.map((count, k) => [`code ${k}`, count]));
});
