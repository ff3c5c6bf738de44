import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeRecord } from './held-records.ts';
import { databaseOfEachTest, visitAnew } from './testing/fresh-pages.ts';

const IMAGE = 'data:image/png;base64,CCCC';

databaseOfEachTest();

function codeOf(id: string, customImage?: string): CodeRecord {
  const design = { ...DEFAULT_DESIGN, content: `content of ${id}`, ...(customImage && { customImage }) };
  return { id, design, text: `text of ${id}`, picture: `data:image/png;base64,${id}` };
}

async function idsIn(storage: typeof import('./index.ts')): Promise<string[]> {
  return (await storage.listCodes()).map(({ id }) => id);
}

describe('the list of codes', () => {
  it('lists the newest codes first, without the pictures of the codes and the images in them', async () => {
    const storage = await visitAnew();
    for (const id of ['9', '100', '11']) await storage.saveRecord(codeOf(id, IMAGE));
    const later = await visitAnew();
    expect(await idsIn(later)).toEqual(['100', '11', '9']);
    expect(await later.countRecords()).toBe(3);
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const [entry] = await later.listCodes();
    // The pictures are not even read, because reading many of them takes long.
    expect(transactions.mock.calls.map(([stores]) => stores)).toEqual([['codes']]);
    expect(entry).not.toHaveProperty('picture');
    expect(entry.design).not.toHaveProperty('customImage');
    expect([entry.isForThisVisit, entry.pictureLength]).toEqual([false, 'data:image/png;base64,100'.length]);
    expect(await later.readCodePicture('100')).toBe('data:image/png;base64,100');
    expect(await later.readStoredCode('100')).toEqual(codeOf('100', IMAGE));
  });

  it('counts a code only once while it is being stored again', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1'));
    for (let round = 0; round < 5; round++) {
      const saving = storage.saveRecord({ ...codeOf('1'), name: `Name ${round}` });
      expect(await storage.countRecords()).toBe(1);
      await saving;
    }
  });

  it('does not list a code that a later release wrote, but keeps it stored', async () => {
    const storage = await visitAnew();
    const later = { ...codeOf('1'), design: { ...DEFAULT_DESIGN, version: 99 } };
    await storage.saveRecord(later);
    await storage.saveRecord(codeOf('2'));
    expect(await idsIn(storage)).toEqual(['2']);
    expect(await storage.countRecords()).toBe(2);
  });

  it('stores a caption in the design, and leaves the picture and the image unchanged', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1', IMAGE));
    await storage.changeCaption('1', { caption: 'See the menu', frame: 'tab' });
    await storage.changeCaption('1', { frame: undefined });
    const later = await visitAnew();
    const whole = await later.readStoredCode('1');
    expect(whole).toEqual({ ...codeOf('1', IMAGE), design: { ...codeOf('1', IMAGE).design, caption: 'See the menu' } });
    await later.changeCaption('1', { caption: '' });
    expect(await (await visitAnew()).readStoredCode('1')).toEqual(codeOf('1', IMAGE));
    await later.changeCaption('none', { caption: 'x' });
  });

  it('keeps a changed name and verdict for later visits', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1'));
    await storage.changeCode('1', { name: 'Door' });
    await storage.changeCode('1', { verdict: 'everywhere' });
    expect((await (await visitAnew()).listCodes())[0]).toMatchObject({ name: 'Door', verdict: 'everywhere' });
  });

  it('removes a name that is changed to an empty one, even if the code is only in memory', async () => {
    const storage = await visitAnew();
    await storage.saveRecord({ ...codeOf('1'), name: 'Door' });
    await storage.changeCode('1', { name: '' });
    expect(await storage.readStoredCode('1')).toEqual(codeOf('1'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await storage.saveRecord({ ...codeOf('2'), name: 'Gate', isCopy: true });
    await storage.changeCode('2', { name: '' });
    expect(await storage.readStoredCode('2')).toEqual(codeOf('2'));
    await storage.changeCaption('2', { caption: 'Menu' });
    expect((await storage.readStoredCode('2'))?.design.caption).toBe('Menu');
  });

  it('lists and counts a stored code only once if its new name cannot be stored', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await storage.saveRecord({ ...codeOf('1'), name: 'Door' });
    expect(await storage.listCodes()).toMatchObject([{ id: '1', name: 'Door', isForThisVisit: true }]);
    expect(await storage.countRecords()).toBe(1);
  });

  it('keeps the mark of a copy, even in a later visit, until the copy is renamed', async () => {
    const storage = await visitAnew();
    await storage.saveRecord({ ...codeOf('1'), name: 'Door', isCopy: true });
    await storage.changeCode('1', { verdict: 'everywhere' });
    const later = await visitAnew();
    expect((await later.listCodes())[0]).toMatchObject({ name: 'Door', isCopy: true });
    await later.changeCode('1', { name: 'Gate' });
    const last = (await (await visitAnew()).listCodes())[0];
    expect(last.name).toBe('Gate');
    expect(last.isCopy).toBeUndefined();
  });

  it('stores a verdict that arrives while its code is being saved, but not a code deleted during saving', async () => {
    const storage = await visitAnew();
    const saving = [storage.saveRecord(codeOf('1')), storage.saveRecord(codeOf('2'))];
    await Promise.all([storage.changeCode('1', { verdict: 'everywhere' }), storage.removeCode('2'), ...saving]);
    expect(await storage.listCodes()).toMatchObject([{ id: '1', verdict: 'everywhere', isForThisVisit: false }]);
    expect(await (await visitAnew()).listCodes()).toMatchObject([{ id: '1', verdict: 'everywhere' }]);
  });

  it('returns a deleted code, which can be stored again in its old place', async () => {
    const storage = await visitAnew();
    for (const id of ['1', '2', '3']) await storage.saveRecord(codeOf(id, IMAGE));
    const removed = await storage.removeCode('2');
    expect(await idsIn(storage)).toEqual(['3', '1']);
    expect(removed).toEqual(codeOf('2', IMAGE));
    await storage.saveRecord(removed!);
    expect(await idsIn(await visitAnew())).toEqual(['3', '2', '1']);
    expect(await storage.removeCode('4')).toBeNull();
  });

  it('deletes an image only with the last code that uses it', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1', IMAGE));
    await storage.saveRecord(codeOf('2', IMAGE));
    const first = await storage.removeCode('1');
    expect((await storage.readStoredCode('2'))?.design.customImage).toBe(IMAGE);
    await storage.removeCode('2');
    // A restored code gets its image back, although the image was deleted with it.
    await storage.saveRecord(first!);
    expect((await (await visitAnew()).readStoredCode('1'))?.design.customImage).toBe(IMAGE);
  });

  it('keeps codes for this visit if the browser has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const storage = await visitAnew();
    expect(await storage.saveRecord(codeOf('1'))).toBe(false);
    await storage.changeCode('1', { name: 'Door' });
    const [entry] = await storage.listCodes();
    expect(entry).toMatchObject({ id: '1', name: 'Door', isForThisVisit: true });
    expect(entry.pictureLength).toBe('data:image/png;base64,1'.length);
    expect(await storage.readCodePicture('1')).toBe('data:image/png;base64,1');
    expect(await storage.countRecords()).toBe(1);
    await storage.removeCode('1');
    expect(await idsIn(storage)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('still stores codes after the visitor has cleared the site data during a visit', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1'));
    const [opening] = open.mock.results;
    forceCloseDatabase(opening.value.result);
    globalThis.indexedDB = new IDBFactory();
    await vi.waitFor(async () => expect(await storage.countRecords()).toBe(0));
    expect(await storage.saveRecord(codeOf('2'))).toBe(true);
    expect(await idsIn(await visitAnew())).toEqual(['2']);
  });

  it('keeps codes for this visit if the database is full', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1'));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await storage.addCodes([codeOf('2')])).toEqual({ added: 1, present: 0, unkept: 1 });
    expect(await storage.listCodes()).toMatchObject([
      { id: '2', isForThisVisit: true },
      { id: '1', isForThisVisit: false },
    ]);
    full.mockRestore();
  });

  it('counts the codes in memory if the database cannot count its codes', async () => {
    const storage = await visitAnew();
    const failing = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
    const spies = [
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing),
      vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementation(failing),
    ];
    await storage.saveRecord(codeOf('1'));
    expect(await storage.countRecords()).toBe(1);
    for (const spy of spies) spy.mockRestore();
  });

  it('notifies of every change', async () => {
    // Messages of a channel would also reach the pages of tests in other threads.
    vi.stubGlobal('BroadcastChannel', undefined);
    const storage = await visitAnew();
    const changed = vi.fn();
    const stop = storage.subscribeToCodes(changed);
    const set = { id: '3', at: 3, name: 'guests.csv', codes: 1, plan: {} };
    for (const change of [
      () => storage.saveRecord(codeOf('1')),
      () => storage.changeCode('1', { name: 'x' }),
      () => storage.changeCaption('1', { caption: 'x' }),
      () => storage.removeCode('1'),
      () => storage.addCodes([codeOf('2')]),
      () => storage.keepSet(set),
      () => storage.renameSet('3', 'Guests'),
      () => storage.removeSet('3'),
      () => storage.deleteEverything(),
    ]) {
      changed.mockClear();
      await change();
      expect(changed, String(change)).toHaveBeenCalledTimes(1);
    }
    stop();
    vi.unstubAllGlobals();
  });
});

describe('added codes', () => {
  it('do not change the codes that exist', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1', IMAGE));
    await storage.changeCode('1', { name: 'mine' });
    const outcome = await storage.addCodes([{ ...codeOf('1', IMAGE), name: 'theirs' }, codeOf('2')]);
    expect(outcome).toEqual({ added: 1, present: 1, unkept: 0 });
    expect(await storage.listCodes()).toMatchObject([{ id: '2' }, { id: '1', name: 'mine' }]);
  });

  it('never replace another code, and are added only once', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1'));
    const other = { ...codeOf('1'), text: 'another text' };
    expect(await storage.addCodes([other])).toMatchObject({ added: 1 });
    expect(await storage.addCodes([other])).toMatchObject({ added: 0, present: 1 });
    expect((await storage.listCodes()).map(({ text }) => text).sort()).toEqual(['another text', 'text of 1']);
  });

  it.each([
    ['picture', { ...codeOf('1', IMAGE), picture: 'data:image/png;base64,BBBB' }],
    ['image', codeOf('1', `${IMAGE}DDDD`)],
  ])('are added if they differ from a stored code only in their %s', async (_name, other) => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1', IMAGE));
    expect(await storage.addCodes([other])).toMatchObject({ added: 1, present: 0 });
  });
});

describe('deleting everything', () => {
  it('succeeds if the browser has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1'));
    expect(await storage.deleteEverything()).toBe(true);
    expect(await idsIn(storage)).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('leaves no code and no image', async () => {
    const storage = await visitAnew();
    await storage.saveRecord(codeOf('1', IMAGE));
    expect(await storage.deleteEverything()).toBe(true);
    expect(await storage.countRecords()).toBe(0);
    expect(await (await visitAnew()).readStoredCode('1')).toBeNull();
    // The same image can be stored again after the deletion.
    await storage.saveRecord(codeOf('2', IMAGE));
    expect((await (await visitAnew()).readStoredCode('2'))?.design.customImage).toBe(IMAGE);
  });
});
