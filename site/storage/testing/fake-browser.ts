import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';

/** A `Storage` that refuses to hold more than `quota` characters, as browsers do. If `isBroken`, every access throws. */
class FakeStorage implements Storage {
  [name: string]: unknown;
  #items = new Map<string, string>();
  quota = Number.POSITIVE_INFINITY;
  isBroken = false;

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#failIfBroken();
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#failIfBroken();
    const items = new Map(this.#items).set(key, value);
    if (sizeOf(items) > this.quota) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.#items = items;
  }

  removeItem(key: string): void {
    this.#failIfBroken();
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }

  copy(): FakeStorage {
    const copied = new FakeStorage();
    for (const [name, text] of this.#items) copied.setItem(name, text);
    return copied;
  }

  get used(): number {
    return sizeOf(this.#items);
  }

  #failIfBroken(): void {
    if (this.isBroken) throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

function sizeOf(items: ReadonlyMap<string, string>): number {
  return [...items].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
}

type Page = typeof import('../index.ts');

/** The storages of a browser. Each test begins with empty ones. */
export const browser = {
  localStorage: new FakeStorage(),
  sessionStorage: new FakeStorage(),
  /** Opens the site in a new tab: with nothing in memory and an empty session storage. */
  openTab: (): Promise<Page> => open(new FakeStorage()),
  /** Opens the site in the tab that was opened last, or in a copy of it. */
  reload: (): Promise<Page> => open(browser.sessionStorage),
  duplicateTab: (): Promise<Page> => open(browser.sessionStorage.copy()),
  /** Changes the local storage, and tells the page that was opened last, as another tab does. */
  changeFromOtherTab(key: string, value: string): void {
    browser.localStorage.setItem(key, value);
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  },
};

let page = new EventTarget();

async function open(session: FakeStorage): Promise<Page> {
  browser.sessionStorage = session;
  page = new EventTarget();
  const opened = Object.assign(page, { localStorage: browser.localStorage, sessionStorage: session });
  vi.stubGlobal('window', opened);
  // Real channels would reach the pages of tests in other threads.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.resetModules();
  return import('../index.ts');
}

beforeEach(() => {
  browser.localStorage = new FakeStorage();
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
