import { expect, it } from 'vitest';
import type { CodeEntry } from '#storage';
import { selectedCodes } from './use-selection.ts';

const ALL = ['3', '2', '1'].map((id) => ({ id }) as CodeEntry);

it('the selected codes are in the order of the list, and leave out codes that are gone', () => {
  expect(selectedCodes(ALL, new Set(['1', 'gone', '3'])).map(({ id }) => id)).toEqual(['3', '1']);
  expect(selectedCodes(ALL, new Set())).toEqual([]);
});

it('the selection is empty while the visitor is not selecting, and before the list is read', () => {
  expect([selectedCodes(ALL, null), selectedCodes(null, new Set(['1']))]).toEqual([[], []]);
});
