import { afterEach, expect, it, vi } from 'vitest';
import { isToasterWanted, requestToaster, showToast, subscribeToasts, takeToasts, tellFailure } from './toast-queue.ts';

afterEach(() => {
  takeToasts();
  vi.restoreAllMocks();
});

it('notices wait in order until they are taken, and are then removed', () => {
  showToast({ kind: 'info', message: 'One' });
  showToast({ kind: 'success', message: 'Two', duration: 2000 });
  expect(takeToasts()).toEqual([
    { kind: 'info', message: 'One' },
    { kind: 'success', message: 'Two', duration: 2000 },
  ]);
  expect(takeToasts()).toEqual([]);
});

it('a listener is called for every notice and every request to load the library for notices, until it is removed', () => {
  const listener = vi.fn();
  const stop = subscribeToasts(listener);
  showToast({ kind: 'info', message: 'One' });
  requestToaster();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(isToasterWanted()).toBe(true);
  stop();
  showToast({ kind: 'info', message: 'Two' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('tellFailure shows the reason if the cause has one, and logs the cause', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = Object.assign(new Error('Weaver'), { trouble: 'not-woven' });
  tellFailure('Failed', cause);
  tellFailure('Failed', new Error('Plain'));
  tellFailure('Failed', { trouble: 'not-woven' });
  expect(takeToasts()).toEqual([
    { kind: 'error', message: 'Failed', trouble: 'not-woven' },
    { kind: 'error', message: 'Failed' },
    { kind: 'error', message: 'Failed' },
  ]);
  const [logged] = log.mock.calls[0] as [Error];
  expect([logged.message, logged.cause]).toEqual(['Failed to generate QR code', cause]);
});
