import { expect, it, vi } from 'vitest';
import { isAtEntry } from './history-entry.ts';

it('isAtEntry compares a key with that of the current history entry; the first entry of a visit counts as "default"', () => {
  vi.stubGlobal('history', { state: { key: 'a' } });
  expect([isAtEntry('a'), isAtEntry('b')]).toEqual([true, false]);
  vi.stubGlobal('history', { state: null });
  expect([isAtEntry('default'), isAtEntry('a')]).toEqual([true, false]);
});
