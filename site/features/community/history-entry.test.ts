import { expect, it, vi } from 'vitest';
import { isAtEntry } from './history-entry.ts';

it('isAtEntry is true for the key of the current history entry, which is "default" for the first entry of a visit', () => {
  vi.stubGlobal('history', { state: { key: 'a' } });
  expect([isAtEntry('a'), isAtEntry('b')]).toEqual([true, false]);
  vi.stubGlobal('history', { state: null });
  expect([isAtEntry('default'), isAtEntry('a')]).toEqual([true, false]);
});
