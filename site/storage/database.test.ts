import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeRecord } from './held-records.ts';
import { FakeBrowser } from './testing/fake-browser.ts';

const IMAGE = 'data:image/png;base64,CCCC';
const DESIGN = { ...DEFAULT_DESIGN, customImage: IMAGE };
const CODE: CodeRecord = { id: '1', design: DESIGN, text: 'text', picture: 'data:image/png;base64,AAAA' };

type Storage = Awaited<ReturnType<FakeBrowser['visit']>>;

let browser: FakeBrowser;
let escaped: unknown[];

function noteEscaped(error: unknown): void {
  escaped.push(error);
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  browser = new FakeBrowser();
  escaped = [];
  process.on('unhandledRejection', noteEscaped);
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  process.off('unhandledRejection', noteEscaped);
  vi.restoreAllMocks();
});

/** Makes every new transaction abort after this many answers, as browsers do when site data is cleared. */
function breakOff(answers: number): void {
  const { transaction: begin } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...parameters) {
    const transaction = begin.apply(this, parameters);
    let left = answers;
    if (left === 0) queueMicrotask(() => transaction.abort());
    else transaction.addEventListener('success', () => --left === 0 && transaction.abort(), { capture: true });
    return transaction;
  });
}

/** Waits until all pending work has finished. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const QUESTIONS: readonly [name: string, ask: (storage: Storage) => unknown][] = [
  ['counts codes', (storage) => storage.countRecords()],
  ['lists codes', (storage) => storage.listCodes()],
  ['finds a code by its picture', (storage) => storage.findRecord(CODE.picture, '')],
  ['reads a code', (storage) => storage.readStoredCode('1')],
  ['reads a picture', (storage) => storage.readCodePicture('1')],
  ['names a code', (storage) => storage.changeCode('1', { name: 'Door' })],
  ['deletes a code', (storage) => storage.removeCode('1')],
  ['keeps a code', (storage) => storage.saveRecord({ ...CODE, id: '2' })],
  ['deletes everything', (storage) => storage.deleteEverything()],
  ['reads the design in work', (storage) => storage.readWorkingDesign()],
  ['keeps the design in work', (storage) => storage.keepWorkingDesign({ ...DESIGN, customImage: `${IMAGE}DDDD` })],
];

it.each(QUESTIONS.flatMap(([name, ask]) => [0, 1, 2].map((answers) => [name, answers, ask] as const)))(
  'a call that %s leaves no unhandled rejection if the database is cleared after %i answers',
  async (_name, answers, ask) => {
    const storage = await browser.visit();
    await storage.saveRecord(CODE);
    storage.keepWorkingDesign(DESIGN);
    await vi.waitFor(async () => expect(await storage.readWorkingDesign()).toEqual(DESIGN));
    breakOff(answers);
    await ask(storage);
    await settle();
    expect(escaped).toEqual([]);
  },
);

it('a database that is cleared while it is created counts as missing, without an unhandled rejection', async () => {
  const { open } = indexedDB;
  vi.spyOn(indexedDB, 'open').mockImplementation((...parameters) => {
    const request = open.apply(indexedDB, parameters);
    request.addEventListener('upgradeneeded', () => queueMicrotask(() => request.transaction?.abort()));
    return request;
  });
  const storage = await browser.visit();
  expect(await storage.saveRecord(CODE)).toBe(false);
  expect(await storage.listCodes()).toMatchObject([{ id: '1', isForThisVisit: true }]);
  await settle();
  expect(escaped).toEqual([]);
});

it('if a transaction is aborted after its last request, reading resolves and writing rejects', async () => {
  const { openDatabase } = await import('./database.ts');
  const database = await openDatabase();
  const read = database.read(['codes'], async (transaction) => {
    const all = await transaction.store.getAll();
    transaction.abort();
    return all;
  });
  expect(await read).toEqual([]);
  const write = database.write(['pictures'], async (transaction) => {
    await transaction.store.put('picture', '1');
    transaction.abort();
  });
  await expect(write).rejects.toMatchObject({ name: 'AbortError' });
  expect(await database.read(['pictures'], ({ store }) => store.getAll())).toEqual([]);
});

it('an upgraded database of version 1 keeps its codes, and can then store sets of many codes', async () => {
  const storage = await browser.visit();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('quietzone', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('codes', { keyPath: 'id' });
      for (const name of ['pictures', 'images']) request.result.createObjectStore(name);
      request.result.createObjectStore('work', { keyPath: 'tab' });
      const { customImage: _, ...design } = DESIGN;
      const stored = { id: '1', design: { ...design, version: 1 }, text: 'text', pictureLength: 26 };
      request.transaction?.objectStore('codes').put(stored);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  expect(await storage.listCodes()).toMatchObject([{ id: '1', isForThisVisit: false }]);
  expect(await storage.keepSet({ id: '2', at: 2, name: '', codes: 1, plan: {} })).toBe(true);
});

it('an open database is closed when a later release opens it, and the next call tries to open it again', async () => {
  const storage = await browser.visit();
  await storage.saveRecord(CODE);
  const later = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('quietzone', 3);
    request.onblocked = () => reject(new Error('The earlier release holds on to it'));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
  expect(later.version).toBe(3);
  const open = vi.spyOn(indexedDB, 'open');
  // This release cannot open the database any more, so the code is not stored.
  expect(await storage.saveRecord({ ...CODE, id: '2' })).toBe(false);
  expect(open).toHaveBeenCalledWith('quietzone', 2);
  later.close();
});
