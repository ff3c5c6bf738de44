import { expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { FakeStorage } from './testing/fake-browser.ts';
import { browserOfEachTest, databaseOfEachTest, visitAnew } from './testing/fresh-pages.ts';

databaseOfEachTest();
const browserNow = browserOfEachTest();

type Storage = Awaited<ReturnType<ReturnType<typeof browserNow>['visit']>>;

const SET = { id: '1000', at: 5, name: 'guests.csv', codes: 30, plan: { mapping: 1 } };

it('sets of codes are listed newest first, a set replaces the one with the same id, and deleting a set returns it', async () => {
  const storage = await browserNow().visit();
  const table = new Blob(['a,b']);
  expect(await storage.keepSet({ ...SET, table })).toBe(true);
  expect(await storage.keepSet({ ...SET, id: '2000', at: 9 })).toBe(true);
  expect((await storage.listSets()).map(({ id }) => id)).toEqual(['2000', '1000']);
  expect(await storage.keepSet({ ...SET, at: 10, codes: 31 })).toBe(true);
  expect((await storage.listSets()).map(({ id, codes }) => [id, codes])).toEqual([
    ['1000', 31],
    ['2000', 30],
  ]);
  expect(await storage.removeSet('2000')).toMatchObject({ id: '2000' });
  expect(await storage.readSet('2000')).toBeNull();
});

it("a set keeps the visitor's title when it is stored again, until the title is removed", async () => {
  const storage = await browserNow().visit();
  await storage.keepSet(SET);
  expect(await storage.renameSet('1000', 'Summer party')).toBe(true);
  await storage.keepSet({ ...SET, at: 10, name: 'guests-2.csv', codes: 31 });
  expect(await storage.readSet('1000')).toMatchObject({ title: 'Summer party', name: 'guests-2.csv', codes: 31 });
  await storage.keepSet({ ...SET, title: 'Winter party' });
  expect(await storage.readSet('1000')).toMatchObject({ title: 'Winter party' });
  expect(await storage.renameSet('1000', '')).toBe(true);
  expect(await storage.readSet('1000')).not.toHaveProperty('title');
  expect(await storage.renameSet('2000', 'Gone')).toBe(false);
});

it('addSets overwrites no stored set and counts the sets that it could not store', async () => {
  const storage = await browserNow().visit();
  await storage.keepSet(SET);
  const others = [
    { ...SET, name: 'changed since' },
    { ...SET, id: '2000' },
    { ...SET, id: '3000', table: new Blob([new Uint8Array(20_000_001)]) },
  ];
  expect(await storage.addSets(others)).toEqual({ added: 1, present: 1, unkept: 1 });
  expect(await storage.readSet('1000')).toMatchObject({ name: 'guests.csv' });
});

it('a tab gets its own unfinished set back after a reload, and the unfinished sets of the last four tabs stay stored', async () => {
  const storage = await browserNow().visit();
  expect(await storage.readWorkingSet()).toBeNull();
  const { id: _, ...work } = SET;
  expect(await storage.keepWorkingSet(work)).toBe(true);
  const again = await browserNow().visit({ isReload: true });
  expect(await again.readWorkingSet()).toMatchObject({ name: 'guests.csv', plan: { mapping: 1 } });
  expect(await again.listSets()).toEqual([]);
  expect(await again.readSet(`tab-${browserNow().sessionStorage.getItem('manyTab')}`)).toBeNull();
  const tabs = [browserNow().sessionStorage];
  for (let tab = 0; tab < 6; tab++) {
    tabs.push(new FakeStorage());
    browserNow().sessionStorage = tabs.at(-1)!;
    await again.keepWorkingSet({ ...work, at: 10 + tab });
  }
  const found: (number | undefined)[] = [];
  for (const tab of tabs) {
    browserNow().sessionStorage = tab;
    found.push((await again.readWorkingSet())?.at);
  }
  expect(found).toEqual([undefined, undefined, undefined, 12, 13, 14, 15]);
  expect(await again.countRecords()).toBe(0);
});

it('at most two hundred sets are stored; when there are two hundred, each of them can still be replaced', async () => {
  const storage = await browserNow().visit();
  await storage.keepSet(SET);
  await (await openDatabase()).write(['sets'], ({ store }) =>
    Promise.all(Array.from({ length: 198 }, (_, k) => store.put({ ...SET, id: String(k) }))),
  );
  expect(await storage.keepSet({ ...SET, id: '2000' })).toBe(true);
  expect(await storage.keepSet({ ...SET, id: '2001' })).toBe(false);
  expect(await storage.keepSet({ ...SET, codes: 31 })).toBe(true);
  expect(await storage.countRecords()).toBe(200);
});

it.each([{ id: 7 }, { at: '5' }, { name: null }, { title: 7 }, { codes: '30' }, { table: 'a,b' }])(
  'a stored set with an invalid field is ignored but not deleted: %j',
  async (damage) => {
    const storage = await browserNow().visit();
    await storage.keepSet({ ...SET, title: 'Party', table: new Blob(['a,b']) });
    expect(await storage.listSets()).toHaveLength(1);
    const key = 'id' in damage ? damage.id : SET.id;
    await (await openDatabase()).write(['sets'], async ({ store }) => {
      await store.put({ ...SET, ...damage } as never);
      if (key !== SET.id) await store.delete(SET.id);
    });
    expect([await storage.listSets(), await storage.readSet(String(key))]).toEqual([[], null]);
    expect(await (await openDatabase()).read(['sets'], ({ store }) => store.getAllKeys())).toEqual([key]);
  },
);

it('removing a set that does not exist resolves to null', async () => {
  expect(await (await browserNow().visit()).removeSet('4000')).toBeNull();
});

it('a table above 20 MB is not stored, an invalid set is ignored, and deleteEverything deletes all sets', async () => {
  const storage = await browserNow().visit();
  expect(await storage.keepSet({ ...SET, table: new Blob([new Uint8Array(20_000_001)]) })).toBe(false);
  expect(await storage.keepSet({ ...SET, table: new Blob([new Uint8Array(20_000_000)]) })).toBe(true);
  await storage.keepSet({ ...SET, id: '3000', at: 'yesterday' as never });
  expect((await storage.listSets()).map(({ id }) => id)).toEqual(['1000']);
  expect(await storage.readSet('3000')).toBeNull();
  await storage.deleteEverything();
  expect(await storage.listSets()).toEqual([]);
});

it('keepWorkingSet deletes no kept set, even if more than four kept sets are stored', async () => {
  const storage = await browserNow().visit();
  for (let k = 0; k < 6; k++) await storage.keepSet({ ...SET, id: String(1000 + k), at: k });
  const { id: _, ...edited } = SET;
  expect(await storage.keepWorkingSet({ ...edited, at: 99 })).toBe(true);
  expect(await storage.listSets()).toHaveLength(6);
});

it('subscribers are notified of a set that is stored, renamed or removed, but not of one that is refused', async () => {
  const storage = await browserNow().visit();
  const heard = vi.fn();
  storage.subscribeToCodes(heard);
  const countAfter = async (change: Promise<unknown>) => {
    await change;
    return heard.mock.calls.length;
  };
  expect(await countAfter(storage.keepSet({ ...SET, table: new Blob([new Uint8Array(20_000_001)]) }))).toBe(0);
  expect(await countAfter(storage.keepSet(SET))).toBe(1);
  expect(await countAfter(storage.renameSet(SET.id, 'Guests'))).toBe(2);
  expect(await countAfter(storage.removeSet(SET.id))).toBe(3);
});

it.each<[string, (storage: Storage) => Promise<boolean>]>([
  ['a kept set', ({ keepSet }) => keepSet({ ...SET, codes: 31 })],
  ['a new title', ({ renameSet }) => renameSet('1000', 'Summer party')],
  ["a tab's unfinished set", ({ keepWorkingSet }) => keepWorkingSet({ ...SET, codes: 31 })],
])('%s is not stored if another tab deletes everything between the request and the writing', async (_, ask) => {
  const storage = await browserNow().visit();
  await storage.keepSet(SET);
  const asked = ask(storage);
  browserNow().localStorage.setItem('deletedAt', '2000');
  expect(await asked).toBe(false);
  expect([await storage.listSets(), await storage.readWorkingSet()]).toEqual([[SET], null]);
});

it('no set can be stored if the browser has no database', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('Blocked');
    },
  } as never;
  const storage = await visitAnew();
  expect(await storage.keepSet(SET)).toBe(false);
  expect(await storage.listSets()).toEqual([]);
});
