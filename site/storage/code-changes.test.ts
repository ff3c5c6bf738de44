import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { FakeBrowser } from './testing/fake-browser.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => vi.unstubAllGlobals());

it('each change of the stored codes notifies each subscriber in every tab once', async () => {
  const browser = new FakeBrowser();
  const [first, second] = [await browser.visit(), await browser.visit()];
  const listeners = [vi.fn(), vi.fn(), vi.fn()];
  const stops = [first, first, second].map((tab, index) => tab.subscribeToCodes(listeners[index]));
  const counts = () => listeners.map(({ mock }) => mock.calls.length);
  await first.saveRecord({ id: '1', design: DEFAULT_DESIGN, text: 'text', picture: 'data:image/png;base64,AAAA' });
  await vi.waitFor(() => expect(counts()).toEqual([1, 1, 1]));
  await second.changeCode('1', { name: 'Door' });
  await vi.waitFor(() => expect(counts()).toEqual([2, 2, 2]));
  stops[0]();
  await first.removeCode('1');
  await vi.waitFor(() => expect(counts()).toEqual([2, 3, 3]));
  for (const stop of stops) stop();
  const third = await browser.visit();
  await third.changeCode('1', { name: 'Gate' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(counts()).toEqual([2, 3, 3]);
});
