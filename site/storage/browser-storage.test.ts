import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeBrowser } from './testing/fake-browser.ts';

let browser: FakeBrowser;
let warnings: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  browser = new FakeBrowser();
  warnings = vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the module of a newly opened page. */
async function openPage(): Promise<typeof import('./browser-storage.ts')> {
  await browser.visit();
  return import('./browser-storage.ts');
}

it('tryWriteItem changes nothing if the browser does not accept the text', async () => {
  const { readItem, tryWriteItem } = await openPage();
  expect(tryWriteItem('localStorage', 'a', 'old')).toBe(true);
  browser.localStorage.quota = browser.localStorage.used;
  expect(tryWriteItem('localStorage', 'a', 'longer')).toBe(false);
  expect(readItem('localStorage', 'a')).toBe('old');
});

it('writeItem keeps a text in memory if the browser does not accept it, and removes the old text from the browser', async () => {
  const { readItem, tryWriteItem, writeItem } = await openPage();
  writeItem('localStorage', 'a', 'old');
  browser.localStorage.quota = browser.localStorage.used;
  writeItem('localStorage', 'a', 'longer');
  expect(readItem('localStorage', 'a')).toBe('longer');
  expect(readItem('sessionStorage', 'a')).toBeNull();
  expect(browser.localStorage.getItem('a')).toBeNull();
  expect(tryWriteItem('localStorage', 'a', 'new')).toBe(true);
  expect(readItem('localStorage', 'a')).toBe('new');
});

it('a value that the browser fails to remove is hidden, even after dropUnsaved, until it is written again', async () => {
  const { dropUnsaved, readItem, removeItem, writeItem } = await openPage();
  writeItem('localStorage', 'a', 'old');
  vi.spyOn(browser.localStorage, 'removeItem').mockImplementation(() => {
    throw new DOMException('No modification allowed', 'NoModificationAllowedError');
  });
  removeItem('localStorage', 'a');
  dropUnsaved();
  expect(readItem('localStorage', 'a')).toBeNull();
  expect(browser.localStorage.getItem('a')).toBe('old');
  writeItem('localStorage', 'a', 'new');
  expect(readItem('localStorage', 'a')).toBe('new');
});

it('dropUnsaved drops all values that are kept in memory, except the theme', async () => {
  const { dropUnsaved, readItem, writeItem } = await openPage();
  browser.isForbidden = true;
  for (const area of ['localStorage', 'sessionStorage'] as const) writeItem(area, 'a', 'x');
  writeItem('localStorage', 'theme', 'dark');
  dropUnsaved();
  const areas = ['localStorage', 'sessionStorage'] as const;
  expect(areas.map((area) => readItem(area, 'a'))).toEqual([null, null]);
  expect(readItem('localStorage', 'theme')).toBe('dark');
});

it('repeated failures are logged once for each operation and key', async () => {
  const { readItem, removeItem } = await openPage();
  browser.isForbidden = true;
  for (let time = 0; time < 3; time++) {
    readItem('localStorage', 'a');
    readItem('localStorage', 'b');
    removeItem('localStorage', 'a');
  }
  expect(warnings.mock.calls.map(([message]: unknown[]) => message)).toEqual([
    'Cannot read a from localStorage',
    'Cannot read b from localStorage',
    'Cannot remove a from localStorage',
  ]);
});

it('a subscriber is notified only of its own keys, and of nothing after it unsubscribes', async () => {
  const { notify, notifyAll, subscribeToItems } = await openPage();
  const listener = vi.fn();
  const unsubscribe = subscribeToItems(['a', 'b'], listener);
  notify('a');
  notify('b');
  notify('c');
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  notifyAll();
  expect(listener).toHaveBeenCalledTimes(2);
});

it("another tab's change replaces a value that is kept in memory", async () => {
  const { readItem, subscribeToItems, writeItem } = await openPage();
  const seen: (string | null)[] = [];
  subscribeToItems(['a'], () => seen.push(readItem('localStorage', 'a')));
  browser.localStorage.quota = 0;
  writeItem('localStorage', 'a', 'in memory');
  browser.localStorage.quota = Number.POSITIVE_INFINITY;
  browser.changeFromOtherTab('a', 'newer');
  expect(seen).toEqual(['newer']);
});
