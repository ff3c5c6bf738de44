import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime, TimeLimitError } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a promise that never settles. */
function silence(): Promise<never> {
  return new Promise(() => undefined);
}

it('inTime rejects after exactly 3 s', async () => {
  const outcome = vi.fn();
  inTime(silence()).catch(outcome);
  await vi.advanceTimersByTimeAsync(2999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(TimeLimitError));
});

it('inTime runs six timers of 0.5 s in a row, so that a freeze of the page uses up only one of them', async () => {
  const outcome = vi.fn();
  inTime(silence()).catch(outcome);
  const start = Date.now();
  for (let timer = 1; timer <= 6; timer++) {
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersToNextTimerAsync();
    expect(Date.now() - start).toBe(500 * timer);
  }
  expect(outcome).toHaveBeenCalledTimes(1);
});

it('inTime settles like the given promise, and leaves no timer behind', async () => {
  expect(await inTime(Promise.resolve('answer'))).toBe('answer');
  const failure = new Error('no answer');
  await expect(inTime(Promise.reject(failure))).rejects.toBe(failure);
  expect(vi.getTimerCount()).toBe(0);
});
