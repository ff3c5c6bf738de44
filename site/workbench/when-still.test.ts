import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenStill } from './when-still.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the work starts after the pause, unless it is canceled before', () => {
  const start = vi.fn();
  const cancel = whenStill(200, start);
  vi.advanceTimersByTime(199);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
  cancel();
  whenStill(200, start)();
  vi.advanceTimersByTime(1000);
  expect(start).toHaveBeenCalledOnce();
});

it('canceling aborts the signal of work that has started', () => {
  const signals: AbortSignal[] = [];
  const cancel = whenStill(200, (signal) => signals.push(signal));
  vi.advanceTimersByTime(200);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  cancel();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
