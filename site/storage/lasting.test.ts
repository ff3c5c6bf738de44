import { afterEach, expect, it, vi } from 'vitest';
import { askForLasting, isLasting } from './lasting.ts';

afterEach(() => vi.unstubAllGlobals());

/** Gives the browser this storage manager. */
function manageWith(storage: object | undefined): void {
  vi.stubGlobal('navigator', { storage });
}

it.each([true, false])('isLasting and askForLasting resolve to the answer of the browser: %s', async (answer) => {
  manageWith({ persisted: async () => answer, persist: async () => answer });
  expect([await isLasting(), await askForLasting()]).toEqual([answer, answer]);
});

it.each([
  ['has no storage manager', undefined],
  ['has a storage manager without persisted and persist', {}],
])('isLasting resolves to null and askForLasting to false if the browser %s', async (_name, storage) => {
  manageWith(storage);
  expect([await isLasting(), await askForLasting()]).toEqual([null, false]);
});

it('isLasting resolves to null and askForLasting to false if the browser forbids the request', async () => {
  const refuse = async () => {
    throw new DOMException('Not allowed', 'SecurityError');
  };
  manageWith({ persisted: refuse, persist: refuse });
  expect([await isLasting(), await askForLasting()]).toEqual([null, false]);
});
