import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followReleases, meetLoss } from './new-release.ts';

const reload = vi.fn();
const ask = vi.fn();

/** The path of the script that contains the tested module, as a page of this release names it. */
const OWN_SCRIPT = new URL('./new-release.ts', import.meta.url).pathname;

let page: EventTarget;

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { pathname: '/many', reload });
  vi.stubGlobal('fetch', ask);
  followReleases();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Dispatches the event of a chunk that could not be loaded. With `isMet`, its error counts as handled. */
async function lose(isMet = false): Promise<void> {
  const payload = new Error('Failed to fetch');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  if (isMet) meetLoss(payload);
  await vi.runAllTimersAsync();
}

it.each([
  ['reloads', 'names another script', true, '<script src="/assets/newer.js">', 1],
  ['does not reload', 'still names the same script', true, `<script src="${OWN_SCRIPT}">`, 0],
  ['does not reload', 'cannot be read', false, '', 0],
])('a lost chunk %s the document if the page on the server %s', async (_does, _name, ok, text, times) => {
  ask.mockResolvedValue({ ok, text: async () => text });
  await lose();
  expect(ask).toHaveBeenCalledExactlyOnceWith('/many', { cache: 'no-cache' });
  expect(reload).toHaveBeenCalledTimes(times);
});

it('without a network, a lost chunk does not reload the document', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await lose();
  expect(reload).not.toHaveBeenCalled();
});

it('a lost chunk whose error was handled does not reload the document', async () => {
  ask.mockResolvedValue({ ok: true, text: async () => 'another release' });
  await lose(true);
  expect([ask, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
