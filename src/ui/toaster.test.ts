import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount } from '#ui/testing';

const load = vi.hoisted(() => vi.fn());

vi.mock('#late', () => ({ twice: load }));

function Host() {
  return null;
}

/** Returns freshly loaded modules, because `toast-queue.ts` remembers that the library was requested. */
async function freshToaster() {
  vi.resetModules();
  const [queue, { Toaster }] = await Promise.all([import('./toast-queue.ts'), import('./toaster.tsx')]);
  return { queue, Toaster };
}

beforeEach(() => {
  load.mockReset().mockReturnValue(new Promise(() => undefined));
});

it('the library for notices loads with the first notice, and not before', async () => {
  const { queue, Toaster } = await freshToaster();
  await mount(Toaster);
  expect(load).not.toHaveBeenCalled();
  await act(async () => queue.showToast({ kind: 'info', message: 'Hello' }));
  expect(load).toHaveBeenCalledTimes(1);
});

it('if showToast was called before the page was ready, the library loads as soon as the page is ready', async () => {
  const { queue, Toaster } = await freshToaster();
  queue.showToast({ kind: 'info', message: 'Early' });
  await mount(Toaster);
  expect(load).toHaveBeenCalledTimes(1);
});

it('if the library fails to load, the next notice requests it again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { queue, Toaster } = await freshToaster();
  load.mockRejectedValueOnce(new Error('Lost'));
  load.mockResolvedValueOnce({ ToastHost: Host });
  const { now } = await mount(Toaster);
  await act(async () => queue.showToast({ kind: 'info', message: 'One' }));
  expect([now(), log.mock.calls.length]).toEqual([null, 1]);
  await act(async () => queue.showToast({ kind: 'info', message: 'Two' }));
  expect(now()).toMatchObject({ type: Host });
});
