import { expect, it } from 'vitest';
import { browser } from './testing/fake-browser.ts';

const SET = { id: '1000', at: 5, name: 'guests.csv', codes: 30, plan: { mapping: 1 } };

it('sets are listed, the newest first; a set replaces the one with the same id, and a removed set is returned', async () => {
  const page = await browser.openTab();
  expect(await page.keepSet({ ...SET, table: new Blob(['a,b']) })).toBe(true);
  expect(await page.keepSet({ ...SET, id: '2000', at: 9 })).toBe(true);
  expect((await page.listSets()).map(({ id }) => id)).toEqual(['2000', '1000']);
  expect(await page.keepSet({ ...SET, at: 10, codes: 31 })).toBe(true);
  expect((await page.listSets()).map(({ id, codes }) => [id, codes])).toEqual([
    ['1000', 31],
    ['2000', 30],
  ]);
  expect(await page.removeSet('2000')).toMatchObject({ id: '2000' });
  expect(await page.removeSet('2000')).toBeNull();
});

it("a set keeps the visitor's title when it is stored again, until the title is removed", async () => {
  const page = await browser.openTab();
  await page.keepSet(SET);
  expect(await page.renameSet('1000', 'Summer party')).toBe(true);
  await page.keepSet({ ...SET, at: 10, name: 'guests-2.csv' });
  expect(await page.readSet('1000')).toMatchObject({ title: 'Summer party', name: 'guests-2.csv' });
  expect(await page.renameSet('1000', '')).toBe(true);
  expect(await page.readSet('1000')).not.toHaveProperty('title');
  expect(await page.renameSet('2000', 'Gone')).toBe(false);
});

it('added sets overwrite no stored set, and those that cannot be stored are counted', async () => {
  const page = await browser.openTab();
  await page.keepSet(SET);
  const others = [
    { ...SET, name: 'changed since' },
    { ...SET, id: '2000' },
    { ...SET, id: '3000', table: new Blob([new Uint8Array(20_000_001)]) },
  ];
  expect(await page.addSets(others)).toEqual({ added: 1, present: 1, unkept: 1 });
  expect(await page.readSet('1000')).toMatchObject({ name: 'guests.csv' });
});

it('a tab gets the set that it edited back after a reload; those of four tabs stay, and no kept set is deleted', async () => {
  const { id: _, ...edited } = SET;
  const tabs: (typeof browser.sessionStorage)[] = [];
  for (let at = 1; at <= 6; at++) {
    const page = await browser.openTab();
    tabs.push(browser.sessionStorage);
    await page.keepSet({ ...SET, id: String(at), at: 0 });
    expect(await page.readWorkingSet()).toBeNull();
    expect(await page.keepWorkingSet({ ...edited, at })).toBe(true);
  }
  const found: (number | undefined)[] = [];
  for (const tab of tabs) {
    browser.sessionStorage = tab;
    found.push((await (await browser.reload()).readWorkingSet())?.at);
  }
  expect(found).toEqual([undefined, undefined, 3, 4, 5, 6]);
  const page = await browser.openTab();
  expect([(await page.listSets()).length, await page.countRecords()]).toEqual([6, 6]);
});

it('at most two hundred sets are stored; when there are two hundred, each of them can still be replaced', async () => {
  const page = await browser.openTab();
  await page.keepSet(SET);
  const { sharedDatabase } = await import('./database.ts');
  await (await sharedDatabase())!.write(['sets'], ({ store }) =>
    Promise.all(Array.from({ length: 199 }, (_, k) => store.put({ ...SET, id: String(k) }))),
  );
  expect(await page.keepSet({ ...SET, id: '2001' })).toBe(false);
  expect(await page.keepSet({ ...SET, codes: 31 })).toBe(true);
});

it.each([{ at: '5' }, { name: null }, { title: 7 }, { codes: '30' }, { table: 'a,b' }, { plan: null }])(
  'a stored set with an invalid field, %j, is ignored but not deleted',
  async (damage) => {
    const page = await browser.openTab();
    await page.keepSet({ ...SET, ...damage } as never);
    expect([await page.listSets(), await page.readSet(SET.id)]).toEqual([[], null]);
    expect(await page.countRecords()).toBe(1);
  },
);

it('a set is not stored if another tab deletes everything meanwhile', async () => {
  const page = await browser.openTab();
  const asked = page.keepSet(SET);
  browser.changeFromOtherTab('deletedAt', '2000');
  expect(await asked).toBe(false);
  expect(await page.listSets()).toEqual([]);
});
