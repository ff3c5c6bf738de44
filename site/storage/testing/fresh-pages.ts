import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeBrowser } from './fake-browser.ts';

/**
 * Gives each test of a file a new fake browser with an empty database, real time and a silent console. Returns a
 * function that returns the browser of the current test.
 */
export function browserOfEachTest(): () => FakeBrowser {
  let browser: FakeBrowser;
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    browser = new FakeBrowser();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return () => browser;
}

/** Gives each test of a file an empty database, and silences warnings. */
export function databaseOfEachTest(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => vi.restoreAllMocks());
}

/** Loads this folder's `index.ts` anew, as a newly opened page does. */
export async function visitAnew(): Promise<typeof import('../index.ts')> {
  vi.resetModules();
  return import('../index.ts');
}
