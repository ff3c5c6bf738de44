import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOffline } from './keep-offline.ts';

const register = vi.fn();

let page: EventTarget;

beforeEach(() => {
  register.mockReset().mockResolvedValue({});
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('while the page loads, the service worker is not registered; afterwards it is registered once', () => {
  vi.stubGlobal('document', { readyState: 'interactive' });
  keepOffline();
  expect(register).not.toHaveBeenCalled();
  for (let time = 0; time < 2; time++) page.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

it('on a loaded page, the service worker is registered at once, and a failure is only logged', async () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  register.mockRejectedValue(new Error('refused'));
  keepOffline();
  expect(register).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
});

it('keepOffline does nothing in a browser without service workers', () => {
  vi.stubGlobal('navigator', {});
  expect(keepOffline).not.toThrow();
});
