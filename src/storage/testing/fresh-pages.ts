import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeBrowser } from './fake-browser.ts';

/**
 * Gives each test of a file a browser of its own with an empty database, real time and a silent console. Returns what
 * answers with the browser of the test that runs.
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

/** The folder as a page that was just opened has it. */
export async function visitAnew(): Promise<typeof import('../index.ts')> {
  vi.resetModules();
  return import('../index.ts');
}
