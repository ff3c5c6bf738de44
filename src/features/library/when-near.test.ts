import { beforeEach, expect, it, vi } from 'vitest';
import { whenNear } from './when-near.ts';

const { observeNear, stop } = vi.hoisted(() => ({ observeNear: vi.fn(), stop: vi.fn() }));

vi.mock('#ui', () => ({ observeNear }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  observeNear.mockReturnValue(stop);
  return () => vi.useRealTimers();
});

const PLACE = {} as Element;

it('whenNear calls `read` once when the element comes within 400 pixels of the window', () => {
  const read = vi.fn();
  whenNear(PLACE, read);
  expect(observeNear).toHaveBeenCalledExactlyOnceWith(PLACE, '400px', expect.any(Function));
  expect(read).not.toHaveBeenCalled();
  observeNear.mock.calls[0][2]();
  vi.advanceTimersByTime(10_000);
  expect([read.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});

it('after three seconds, whenNear calls `read` and stops watching an element that has not come near', () => {
  const read = vi.fn();
  whenNear(PLACE, read);
  vi.advanceTimersByTime(2999);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([read.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});

it('whenNear calls `read` after three seconds, even if there is no element', () => {
  const read = vi.fn();
  whenNear(null, read);
  vi.advanceTimersByTime(3000);
  expect([read.mock.calls.length, observeNear.mock.calls.length]).toEqual([1, 0]);
});

it('whenNear never calls `read` after the returned function is called', () => {
  const read = vi.fn();
  whenNear(PLACE, read)();
  vi.advanceTimersByTime(10_000);
  expect([read.mock.calls.length, stop.mock.calls.length]).toEqual([0, 1]);
});
