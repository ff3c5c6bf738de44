import { afterEach, expect, it, vi } from 'vitest';
import { REAL_CLOCK, startWatchdog } from './clock.ts';
import { FakeClock } from './testing/fake-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a watchdog counts whole seconds from its start, so it barks up to a second too early after a reset', () => {
  const clock = new FakeClock();
  const bark = vi.fn();
  const { reset } = startWatchdog(clock, 5000, bark);
  clock.pass(700);
  reset();
  // The first of five checks follows 300 ms after the reset, and the others one second apart.
  clock.pass(4299);
  expect(bark).not.toHaveBeenCalled();
  clock.pass(1);
  expect(bark).toHaveBeenCalledOnce();
});

it('a stopped watchdog never barks', () => {
  const clock = new FakeClock();
  const bark = vi.fn();
  const { stop } = startWatchdog(clock, 5000, bark);
  clock.pass(2000);
  stop();
  clock.pass(10_000);
  expect([bark.mock.calls.length, clock.waiting]).toEqual([0, 0]);
});

it('REAL_CLOCK runs a function once after the given milliseconds, unless it is canceled', () => {
  vi.useFakeTimers();
  const [run, canceled] = [vi.fn(), vi.fn()];
  REAL_CLOCK.after(50, run);
  REAL_CLOCK.after(50, canceled)();
  vi.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
  expect(canceled).not.toHaveBeenCalled();
});
