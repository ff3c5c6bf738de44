import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { late } from './late.ts';

/** Milliseconds between the first try and the second. */
const MOMENT = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a function that fails `failures` times and then succeeds. */
function comingAfter(failures: number) {
  let calls = 0;
  return vi.fn(async () => {
    if (++calls <= failures) throw new TypeError(`Failed to fetch ${calls}`);
    return { part: 'here' };
  });
}

it('load fetches the value once, however often it is called, and notifies listeners', async () => {
  const fetch = comingAfter(0);
  const thing = late(fetch);
  const [listener, other, ended] = [vi.fn(), vi.fn(), vi.fn()];
  thing.subscribe(listener);
  thing.subscribe(other);
  thing.subscribe(ended)();
  expect(thing.get()).toBeNull();
  const [one, two] = await Promise.all([thing.load(), thing.load()]);
  expect([one, two, thing.get()]).toEqual(Array(3).fill({ part: 'here' }));
  await thing.load();
  expect([fetch, listener, other, ended].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 0]);
});

it('subscribe does not call a listener for a value that has loaded already', async () => {
  const thing = late(comingAfter(0));
  await thing.load();
  const listener = vi.fn();
  thing.subscribe(listener);
  await thing.load();
  expect(listener).not.toHaveBeenCalled();
});

it('if a try fails, load tries again 1 s later, so that one lost request does no harm', async () => {
  const fetch = comingAfter(1);
  const loading = late(fetch).load();
  await vi.advanceTimersByTimeAsync(MOMENT - 1);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(await loading).toEqual({ part: 'here' });
});

it('if two tries fail, load rejects with the second error as its cause, and the next call tries again', async () => {
  const thing = late(comingAfter(2));
  const failed = expect(thing.load()).rejects.toMatchObject({
    name: 'LoadFailure',
    trouble: 'not-loaded',
    cause: { message: 'Failed to fetch 2' },
  });
  await vi.advanceTimersByTimeAsync(MOMENT);
  await failed;
  expect(thing.get()).toBeNull();
  expect(await thing.load()).toEqual({ part: 'here' });
});
