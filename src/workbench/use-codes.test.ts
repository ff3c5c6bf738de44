import { beforeEach, expect, it, vi } from 'vitest';
import { watchCodes } from './use-codes.ts';

const calls = vi.hoisted(() => ({ listCodes: vi.fn(), subscribeToCodes: vi.fn(), stop: vi.fn() }));

vi.mock('#storage', () => ({ listCodes: calls.listCodes, subscribeToCodes: calls.subscribeToCodes }));

/** Functions that each answer one call of `listCodes`, in the order of the calls. */
let lists: ((codes: readonly string[]) => void)[];

beforeEach(() => {
  vi.resetAllMocks();
  lists = [];
  calls.listCodes.mockImplementation(() => new Promise((resolve) => lists.push(resolve)));
  calls.subscribeToCodes.mockReturnValue(calls.stop);
});

/** Tells the watcher that the codes have changed. */
function change(): void {
  calls.subscribeToCodes.mock.calls[0][0]();
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('watchCodes passes on the codes at once and after every change', async () => {
  const tell = vi.fn();
  watchCodes(tell);
  lists[0](['a']);
  await turn();
  change();
  lists[1](['b', 'a']);
  await turn();
  expect(tell.mock.calls).toEqual([[['a']], [['b', 'a']]]);
});

it('an older answer that arrives later does not bring back deleted codes', async () => {
  const tell = vi.fn();
  watchCodes(tell);
  change();
  lists[1]([]);
  lists[0](['deleted']);
  await turn();
  expect(tell.mock.calls).toEqual([[[]]]);
});

it('watchCodes passes on nothing after it was stopped', async () => {
  const tell = vi.fn();
  watchCodes(tell)();
  lists[0](['a']);
  await turn();
  expect([tell.mock.calls.length, calls.stop.mock.calls.length]).toEqual([0, 1]);
});
