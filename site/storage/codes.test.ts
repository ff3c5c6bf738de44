import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import type { KeptCode } from '#carrying';
import { DEFAULT_DESIGN } from '#design';
import { browser } from './testing/fake-browser.ts';

const IMAGE = 'data:image/png;base64,CCCC';
const OTHER_IMAGE = 'data:image/png;base64,DDDD';

function codeOf(id: string, customImage?: string): KeptCode {
  const design = { ...DEFAULT_DESIGN, content: `content of ${id}`, ...(customImage && { customImage }) };
  return { id, design, text: `text of ${id}`, picture: `data:image/png;base64,${id}` };
}

type Page = Awaited<ReturnType<typeof browser.openTab>>;

async function idsIn({ listCodes }: Page): Promise<string[]> {
  return (await listCodes()).map(({ id }) => id);
}

async function database() {
  const { sharedDatabase } = await import('./database.ts');
  return (await sharedDatabase())!;
}

async function countImages(): Promise<number> {
  return (await database()).read(['images'], ({ store }) => store.count());
}

/** From now on, the database is full. */
function fillDatabase() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
}

it('codes are listed, the newest first, without their pictures and images, and are read complete', async () => {
  const page = await browser.openTab();
  for (const id of ['9', '100', '11']) await page.saveRecord(codeOf(id, IMAGE));
  const later = await browser.openTab();
  expect(await idsIn(later)).toEqual(['100', '11', '9']);
  expect(await later.countRecords()).toBe(3);
  const [entry] = await later.listCodes();
  expect(entry).not.toHaveProperty('picture');
  expect(entry.design).not.toHaveProperty('customImage');
  expect(entry).toMatchObject({ isForThisVisit: false, pictureLength: 'data:image/png;base64,100'.length });
  expect(await later.readCodePicture('100')).toBe('data:image/png;base64,100');
  expect(await later.readStoredCode('100')).toEqual(codeOf('100', IMAGE));
});

it('a code is found by its own picture: the one with its id, else the newest', async () => {
  const first = await browser.openTab();
  const alike = (id: string): KeptCode => ({ ...codeOf(id), picture: 'data:image/png;base64,AAAA' });
  const saving = first.saveRecord(alike('1'));
  // A code is found before the browser has stored it.
  expect((await first.findRecord(alike('1').picture, '1'))?.text).toBe('text of 1');
  await saving;
  for (const code of [alike('3'), alike('2'), codeOf('4')]) await first.saveRecord(code);
  const { findRecord } = await browser.openTab();
  for (const [id, found] of [
    ['1', '1'],
    ['', '3'],
    ['4', '3'],
  ])
    expect((await findRecord(alike('1').picture, id))?.id).toBe(found);
  expect(await findRecord('data:image/png;base64,DDDD', '')).toBeNull();
});

it('equal images are stored once, and deleted with the last code that has them', async () => {
  const page = await browser.openTab();
  for (const id of ['1', '2']) await page.saveRecord(codeOf(id, IMAGE));
  expect(await countImages()).toBe(1);
  const later = await browser.openTab();
  await later.saveRecord(codeOf('1', OTHER_IMAGE));
  expect((await later.readStoredCode('2'))?.design.customImage).toBe(IMAGE);
  expect(await countImages()).toBe(2);
  const removed = await later.removeCode('2');
  expect(await countImages()).toBe(1);
  // A restored code gets its image back.
  await later.saveRecord(removed!);
  expect(await (await browser.openTab()).readStoredCode('2')).toEqual(codeOf('2', IMAGE));
});

it('the image of a working design stays if a code with the same image is deleted', async () => {
  const page = await browser.openTab();
  const { design } = codeOf('1', IMAGE);
  page.keepWorkingDesign(design);
  await vi.waitFor(async () => expect(await page.readWorkingDesign()).toEqual(design));
  await page.saveRecord(codeOf('1', IMAGE));
  await page.removeCode('1');
  expect(await (await browser.reload()).readWorkingDesign()).toEqual(design);
});

it('a code that was deleted is returned, and can be stored again in its old place', async () => {
  const page = await browser.openTab();
  for (const id of ['1', '2', '3']) await page.saveRecord(codeOf(id));
  const removed = await page.removeCode('2');
  expect(await idsIn(page)).toEqual(['3', '1']);
  await page.saveRecord(removed!);
  expect(await idsIn(await browser.openTab())).toEqual(['3', '2', '1']);
  expect(await page.removeCode('4')).toBeNull();
});

it('a name, a verdict and a caption are changed in the stored code and in memory', async () => {
  const page = await browser.openTab();
  await page.saveRecord({ ...codeOf('1', IMAGE), name: 'Door', isCopy: true });
  fillDatabase();
  await page.saveRecord({ ...codeOf('2'), name: 'Door', isCopy: true });
  vi.restoreAllMocks();
  for (const id of ['1', '2']) {
    await page.changeCode(id, { verdict: 'everywhere' });
    expect(await page.readStoredCode(id)).toMatchObject({ name: 'Door', isCopy: true, verdict: 'everywhere' });
    await page.changeCode(id, { name: 'Gate' });
    expect((await page.readStoredCode(id))?.isCopy).toBeUndefined();
    await page.changeCode(id, { name: '' });
    await page.changeFilePart(id, { caption: 'See the menu', frame: 'tab' });
    await page.changeFilePart(id, { frame: undefined });
    const whole = codeOf(id, id === '1' ? IMAGE : undefined);
    const design = { ...whole.design, caption: 'See the menu' };
    expect(await page.readStoredCode(id)).toEqual({ ...whole, design, verdict: 'everywhere' });
  }
  expect((await (await browser.openTab()).listCodes())[0]).toMatchObject({ id: '1', verdict: 'everywhere' });
});

it('a verdict that arrives while its code is being saved is stored, and a code deleted meanwhile is not', async () => {
  const page = await browser.openTab();
  const saving = [page.saveRecord(codeOf('1')), page.saveRecord(codeOf('2'))];
  await Promise.all([page.changeCode('1', { verdict: 'everywhere' }), page.removeCode('2'), ...saving]);
  expect(await (await browser.openTab()).listCodes()).toMatchObject([{ id: '1', verdict: 'everywhere' }]);
});

it.each(['no database', 'a full database'])('with %s, a code is kept for this visit', async (state) => {
  if (state === 'no database') vi.stubGlobal('indexedDB', undefined);
  else fillDatabase();
  const page = await browser.openTab();
  expect(await page.saveRecord(codeOf('1', IMAGE))).toBe(false);
  await page.changeCode('1', { name: 'Door' });
  expect(await page.listCodes()).toMatchObject([{ id: '1', name: 'Door', isForThisVisit: true }]);
  expect(await page.readCodePicture('1')).toBe(codeOf('1').picture);
  expect(await page.readStoredCode('1')).toEqual({ ...codeOf('1', IMAGE), name: 'Door' });
  expect(await page.countRecords()).toBe(1);
  await page.removeCode('1');
  expect(await idsIn(page)).toEqual([]);
});

it('a stored code whose change cannot be stored is listed and counted once', async () => {
  const page = await browser.openTab();
  await page.saveRecord(codeOf('1'));
  fillDatabase();
  await page.saveRecord({ ...codeOf('1'), name: 'Door' });
  expect(await page.listCodes()).toMatchObject([{ id: '1', name: 'Door', isForThisVisit: true }]);
  expect(await page.countRecords()).toBe(1);
});

it('codes are stored again after the visitor cleared the site data during a visit', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const page = await browser.openTab();
  await page.saveRecord(codeOf('1', IMAGE));
  globalThis.indexedDB = new IDBFactory();
  forceCloseDatabase(open.mock.results[0].value.result);
  await vi.waitFor(async () => expect(await page.countRecords()).toBe(0));
  expect(await page.saveRecord(codeOf('2', IMAGE))).toBe(true);
  expect(await (await browser.openTab()).readStoredCode('2')).toEqual(codeOf('2', IMAGE));
});

it('a code that is damaged or was written by a later release is left out, but stays stored', async () => {
  const page = await browser.openTab();
  for (const id of ['1', '2']) await page.saveRecord(codeOf(id));
  const opened = await database();
  for (const damage of [{ id: 'x' }, { id: '9'.repeat(16) }, { text: null }, { design: { version: 99 } }]) {
    await opened.write(['codes'], async ({ store }) => {
      await store.put({ ...(await store.get('1')), ...damage } as never);
    });
    for (const { id, text } of await page.listCodes()) {
      expect(() => new Date(Number(id)).toISOString()).not.toThrow();
      expect(typeof text).toBe('string');
    }
    expect(await idsIn(page)).toContain('2');
  }
  expect(await page.countRecords()).toBe(4);
  await opened.write(['pictures'], ({ store }) => store.delete('2'));
  expect(await page.readStoredCode('2')).toBeNull();
});

it('a code that is made again replaces the earlier one and takes over its name and verdict', async () => {
  const made = (id: string): KeptCode => ({ ...codeOf('1', IMAGE), id });
  const page = await browser.openTab();
  await page.renewRecord(made('1'));
  await page.changeCode('1', { name: 'Door', verdict: 'everywhere' });
  const later = await browser.openTab();
  await later.renewRecord(made('2'));
  expect(await later.listCodes()).toMatchObject([{ id: '2', name: 'Door', verdict: 'everywhere' }]);
  expect((await later.readStoredCode('2'))?.design.customImage).toBe(IMAGE);
  // A page that still shows the code with its earlier id finds it too.
  expect((await later.findRecord(made('1').picture, '1'))?.id).toBe('2');
  // Another design with the same picture is another code.
  await later.renewRecord({ ...made('3'), text: 'other' });
  expect(await idsIn(later)).toEqual(['3', '2']);
  // The earlier code stays if the new one cannot be stored.
  fillDatabase();
  await later.renewRecord(made('4'));
  vi.restoreAllMocks();
  expect(await idsIn(await browser.openTab())).toEqual(['3', '2']);
});

it('added codes never replace another code, and are added only once', async () => {
  const page = await browser.openTab();
  await page.saveRecord(codeOf('1', IMAGE));
  await page.changeCode('1', { name: 'mine' });
  const outcome = await page.addCodes([{ ...codeOf('1', IMAGE), name: 'theirs' }, codeOf('2')]);
  expect(outcome).toEqual({ added: 1, present: 1, unkept: 0 });
  expect(await page.listCodes()).toMatchObject([{ id: '2' }, { id: '1', name: 'mine' }]);
  for (const other of [{ ...codeOf('1', IMAGE), text: 'other' }, codeOf('1', OTHER_IMAGE)]) {
    expect(await page.addCodes([other])).toMatchObject({ added: 1, present: 0 });
    expect(await page.addCodes([other])).toMatchObject({ added: 0, present: 1 });
  }
  fillDatabase();
  expect(await page.addCodes([codeOf('7')])).toEqual({ added: 1, present: 0, unkept: 1 });
});

it('an id is the time, but differs from all ids drawn before, and from those of other tabs', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const { appendAnalytics, newCodeId } = await browser.openTab();
  const ids = [newCodeId(), newCodeId()];
  expect(ids).toEqual(['1700000000000', '1700000000001']);
  for (const id of ids) appendAnalytics({ id, content: 'x', type: 'text', qrType: 'standard', customImage: false });
  expect((await browser.openTab()).newCodeId()).toBe('1700000000002');
});

it('"Delete everything" leaves no code, no image, no working design, no set and no choice but the theme', async () => {
  const page = await browser.openTab();
  await page.saveRecord(codeOf('1', IMAGE));
  await page.keepSet({ id: '2', at: 2, name: 'guests.csv', codes: 1, plan: {} });
  page.keepWorkingDesign(codeOf('1').design);
  page.saveGenerated({ picture: codeOf('1').picture, id: '1' });
  page.settings.fileChoice.write({ ...page.settings.fileChoice.read(), mm: 50 });
  page.settings.theme.write('dark');
  expect(page.lastDeletion()).toBe(0);
  expect(await page.deleteEverything()).toBe(true);
  expect(page.lastDeletion()).toBeGreaterThan(0);
  for (const tab of [page, await browser.reload()]) {
    expect([await tab.countRecords(), await tab.readWorkingDesign(), tab.generatedCode.get()]).toEqual([0, null, null]);
    expect([tab.settings.fileChoice.read().mm, tab.settings.theme.read()]).toEqual([30, 'dark']);
  }
  expect(await countImages()).toBe(0);
  // The same image can be stored again.
  await page.saveRecord(codeOf('3', IMAGE));
  expect((await (await browser.openTab()).readStoredCode('3'))?.design.customImage).toBe(IMAGE);
});
