import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { AnalyticsEntry } from './analytics.ts';
import type { CodeRecord } from './held-records.ts';
import type { FakeBrowser } from './testing/fake-browser.ts';
import { browserOfEachTest } from './testing/fresh-pages.ts';
import { silenceDatabase } from './testing/silent-database.ts';

const PICTURE = 'data:image/png;base64,AAAA';
const IMAGE = 'data:image/png;base64,CCCC';

type Storage = Awaited<ReturnType<FakeBrowser['visit']>>;

const browser = browserOfEachTest();

function entry(id: string): AnalyticsEntry {
  return { id, content: `content of ${id}`, type: 'url', qrType: 'standard', customImage: false };
}

function codeOf(id: string): CodeRecord {
  const design = { ...DEFAULT_DESIGN, content: `content of ${id}`, customImage: IMAGE };
  return { id, design, text: `text of ${id}`, picture: PICTURE };
}

/** Returns the contents of the records in the stored list. */
function counted(): string[] {
  const records: { content: string }[] = JSON.parse(browser().localStorage.getItem('qrAnalytics') ?? '[]');
  return records.map(({ content }) => content);
}

/** Returns everything that the browser stores, as text. */
async function everythingKept(): Promise<string> {
  const { openDatabase } = await import('./database.ts');
  const opened = await openDatabase();
  const stores = ['codes', 'pictures', 'images', 'work'] as const;
  const kept = await opened.read(stores, (transaction) =>
    Promise.all(stores.map((name) => transaction.objectStore(name).getAll())),
  );
  const { localStorage, sessionStorage } = browser();
  const items = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => String(storage.key(index))).map((key) => [
      key,
      storage.getItem(key),
    ]),
  );
  return JSON.stringify([kept, items]);
}

/** Stores a code, its counters and a design, all with this id in their contents. */
async function leaveTraces(storage: Storage, id: string): Promise<void> {
  storage.appendAnalytics(entry(id));
  storage.saveGenerated({ picture: PICTURE, id });
  await storage.saveRecord(codeOf(id));
  storage.keepWorkingDesign({ ...DEFAULT_DESIGN, content: `draft of ${id}` });
  await vi.waitFor(async () => expect(await storage.readWorkingDesign()).toMatchObject({ content: `draft of ${id}` }));
}

describe('deleting everything', () => {
  it('leaves only the time of the deletion, and deletes even values that cannot be read', async () => {
    const storage = await browser().visit();
    await leaveTraces(storage, '1');
    browser().localStorage.setItem('qrAnalytics.unreadable', 'content of earlier');
    expect(await storage.deleteEverything()).toBe(true);
    expect(await everythingKept()).not.toMatch(/content|draft|data:image/);
    expect(storage.generatedCode.get()).toBeNull();
    expect(await storage.listCodes()).toEqual([]);
    expect(await storage.readWorkingDesign()).toBeNull();
    expect(Number(browser().localStorage.getItem('deletedAt'))).toBeGreaterThan(1e12);
  });

  it('removes every stored choice except the theme', async () => {
    const storage = await browser().visit();
    const choices = ['selectedQRTemplate', 'gradientDirection', 'fileChoice', 'bareFiles', 'openGroups'];
    for (const key of [...choices, 'labelSheets', 'manyChoice']) browser().localStorage.setItem(key, 'x');
    storage.writeTheme('dark');
    await storage.deleteEverything();
    const { localStorage } = browser();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    expect(keys.sort()).toEqual(['deletedAt', 'theme']);
  });

  it('notifies the subscribers of a choice after that choice was removed', async () => {
    const { deleteEverything, readBareFiles, subscribeBareFiles, writeBareFiles } = await browser().visit();
    writeBareFiles(true);
    const seen: boolean[] = [];
    subscribeBareFiles(() => seen.push(readBareFiles()));
    await deleteEverything();
    expect(seen.at(-1)).toBe(false);
  });

  it('calls a subscriber once per deletion, but not after it has unsubscribed', async () => {
    const storage = await browser().visit();
    const listener = vi.fn();
    const unsubscribe = storage.subscribeToDeletion(listener);
    expect(storage.countDeletions()).toBe(0);
    await storage.deleteEverything();
    unsubscribe();
    await storage.deleteEverything();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(storage.countDeletions()).toBe(2);
  });

  it('forgets the counters that could not be stored', async () => {
    const storage = await browser().visit();
    browser().localStorage.quota = 60;
    storage.appendAnalytics(entry('1'));
    expect(counted()).toEqual([]);
    await storage.deleteEverything();
    browser().localStorage.quota = Number.POSITIVE_INFINITY;
    storage.appendAnalytics(entry('2'));
    storage.countDownload();
    expect(counted()).toEqual(['content of 2']);
  });

  it('does not restore the deleted counters when another tab writes its list', async () => {
    const storage = await browser().visit();
    storage.appendAnalytics(entry('1'));
    await storage.deleteEverything();
    browser().changeFromOtherTab('qrAnalytics', JSON.stringify([{ ...entry('2'), downloads: 0 }]));
    expect(counted()).toEqual(['content of 2']);
  });

  it('forgets a code that is still being written', async () => {
    const storage = await browser().visit();
    const saving = storage.saveRecord(codeOf('1'));
    const deleting = storage.deleteEverything();
    await Promise.all([saving, deleting]);
    expect(await everythingKept()).not.toContain('content');
    expect(await storage.listCodes()).toEqual([]);
  });

  it('forgets a code for which the database had no room', async () => {
    const storage = await browser().visit();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await storage.saveRecord(codeOf('1'));
    put.mockRestore();
    expect(await storage.listCodes()).toMatchObject([{ id: '1' }]);
    await storage.deleteEverything();
    expect(await storage.listCodes()).toEqual([]);
  });

  it('does not prevent the next code from storing the same image again', async () => {
    const storage = await browser().visit();
    await storage.saveRecord(codeOf('1'));
    await storage.deleteEverything();
    await storage.saveRecord(codeOf('2'));
    const reloaded = await browser().visit({ isReload: true });
    expect(await reloaded.readStoredCode('2')).toEqual(codeOf('2'));
  });

  it('keeps a theme that the browser did not store', async () => {
    const storage = await browser().visit();
    browser().localStorage.quota = 0;
    storage.writeTheme('dark');
    await storage.deleteEverything();
    expect(storage.readTheme()).toBe('dark');
  });

  it('keeps the theme, and everything that is made afterwards', async () => {
    const storage = await browser().visit();
    storage.writeTheme('dark');
    await leaveTraces(storage, '1');
    await storage.deleteEverything();
    expect(storage.readTheme()).toBe('dark');
    const id = storage.newCodeId();
    await leaveTraces(storage, id);
    const reloaded = await browser().visit({ isReload: true });
    reloaded.watchDeletion();
    expect(reloaded.generatedCode.get()).toEqual({ picture: PICTURE, id });
    expect(await reloaded.listCodes()).toMatchObject([{ id }]);
    expect(counted()).toEqual([`content of ${id}`]);
  });

  it('does not prevent the edited design from storing its image again', async () => {
    const storage = await browser().visit();
    const design = { ...DEFAULT_DESIGN, customImage: IMAGE };
    storage.keepWorkingDesign(design);
    await vi.waitFor(async () => expect(await storage.readWorkingDesign()).toEqual(design));
    await storage.deleteEverything();
    storage.keepWorkingDesign({ ...design, content: 'after' });
    await vi.waitFor(async () => expect(await storage.readWorkingDesign()).toEqual({ ...design, content: 'after' }));
  });

  it('fails after 3 s if the database does not answer', async () => {
    silenceDatabase();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const deleting = (await browser().visit()).deleteEverything();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await deleting).toBe(false);
  });
});

describe('a deletion in another tab', () => {
  /** Opens two tabs. The first has its values only in memory. */
  async function twoTabs(): Promise<[first: Storage, second: Storage]> {
    const first = await browser().visit();
    browser().localStorage.quota = 10;
    first.appendAnalytics(entry('1'));
    first.saveGenerated({ picture: PICTURE, id: '1' });
    browser().localStorage.quota = Number.POSITIVE_INFINITY;
    return [first, await browser().visit()];
  }

  it.each(['a message', 'the stored time alone'])('reaches every tab, by %s', async (way) => {
    if (way !== 'a message')
      vi.stubGlobal(
        'BroadcastChannel',
        class extends EventTarget {
          postMessage(): void {}
          close(): void {}
        },
      );
    const [first, second] = await twoTabs();
    const heard = vi.fn();
    first.subscribeToDeletion(heard);
    await second.deleteEverything();
    if (way === 'a message') await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    first.appendAnalytics(entry('2'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(first.countDeletions()).toBe(1);
    expect(counted()).toEqual(['content of 2']);
    expect(first.generatedCode.get()).toBeNull();
  });

  it('reaches a page that comes back from the back/forward cache', async () => {
    const first = await browser().visit();
    const heard = vi.fn();
    first.subscribeToDeletion(heard);
    browser().localStorage.setItem('deletedAt', '1');
    browser().tellPage('pageshow');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('deletes the design that is edited in this tab', async () => {
    const first = await browser().visit();
    first.keepWorkingDesign({ ...DEFAULT_DESIGN, content: 'draft' });
    await vi.waitFor(async () => expect(await first.readWorkingDesign()).not.toBeNull());
    const second = await browser().visit();
    await second.deleteEverything();
    expect(await first.listCodes()).toEqual([]);
    expect(await first.readWorkingDesign()).toBeNull();
    expect(await everythingKept()).not.toContain('draft');
  });

  it('deletes a code that this tab is still writing, even if no message arrives', async () => {
    const storage = await browser().visit();
    const saving = storage.saveRecord(codeOf('1'));
    browser().localStorage.setItem('deletedAt', '2');
    await saving;
    expect(await storage.listCodes()).toEqual([]);
    expect(await everythingKept()).not.toContain('content');
  });

  it('deletes counters that this tab has in memory, even if no message arrives before a download is counted', async () => {
    const storage = await browser().visit();
    browser().localStorage.quota = 60;
    storage.appendAnalytics(entry('1'));
    browser().localStorage.quota = Number.POSITIVE_INFINITY;
    browser().localStorage.setItem('deletedAt', '2');
    storage.countDownload();
    expect(counted()).toEqual([]);
  });

  it('deletes the counters of this tab, even if no message arrives before the other tab writes its list', async () => {
    const storage = await browser().visit();
    storage.appendAnalytics(entry('1'));
    browser().localStorage.setItem('deletedAt', '2');
    browser().changeFromOtherTab('qrAnalytics', JSON.stringify([{ ...entry('2'), downloads: 0 }]));
    expect(counted()).toEqual(['content of 2']);
  });

  it('deletes the code of a tab that was not open during the deletion, unless the code is newer', async () => {
    browser().localStorage.setItem('deletedAt', '1000');
    for (const [id, expected] of [
      ['999', null],
      ['1000', null],
      ['1001', '1001'],
    ] as const) {
      const before = await browser().visit();
      browser().sessionStorage.setItem('generatedQRImage', PICTURE);
      browser().sessionStorage.setItem('generatedQRId', id);
      expect(before.newCodeId()).not.toBe('1000');
      const storage = await browser().visit({ isReload: true });
      storage.watchDeletion();
      expect(storage.generatedCode.get()?.id ?? null).toBe(expected);
      expect(browser().sessionStorage.getItem('generatedQRImage')).toBe(expected && PICTURE);
    }
  });

  it('makes later codes get ids above the time of the deletion, even if the clock was set back', async () => {
    browser().localStorage.setItem('deletedAt', '8000000000000');
    expect((await browser().visit()).newCodeId()).toBe('8000000000001');
  });

  it('is ignored if the stored time is invalid', async () => {
    for (const stamp of ['', 'x', '-5', 'Infinity', '1.5', '{}']) {
      browser().localStorage.setItem('deletedAt', stamp);
      const storage = await browser().visit();
      browser().sessionStorage.setItem('generatedQRImage', PICTURE);
      storage.watchDeletion();
      expect(storage.generatedCode.get(), stamp).not.toBeNull();
    }
  });
});
