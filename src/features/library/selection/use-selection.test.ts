import { expect, it } from 'vitest';
import type { CodeEntry } from '#storage';
import { selectedCodes } from './use-selection.ts';

const ALL = ['3', '2', '1'].map((id) => ({ id }) as CodeEntry);

it('the selected codes have the order of the list, without codes that are gone', () => {
  expect(selectedCodes(ALL, new Set(['1', 'gone', '3'])).map(({ id }) => id)).toEqual(['3', '1']);
  expect(selectedCodes(ALL, new Set())).toEqual([]);
});

it('no code is selected while no codes are being selected, or before the list is read', () => {
  expect([selectedCodes(ALL, null), selectedCodes(null, new Set(['1']))]).toEqual([[], []]);
});
