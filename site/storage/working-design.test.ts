import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { FakeBrowser } from './testing/fake-browser.ts';

const IMAGE = 'data:image/png;base64,CCCC';
const OTHER_IMAGE = 'data:image/png;base64,DDDD';

let browser: FakeBrowser;
let now = 0;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  browser = new FakeBrowser();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Date, 'now').mockImplementation(() => now++);
});

function designOf(content: string, customImage?: string): QrDesign {
  return { ...DEFAULT_DESIGN, content, ...(customImage && { customImage }) };
}

type Storage = Pick<Awaited<ReturnType<FakeBrowser['visit']>>, 'keepWorkingDesign' | 'readWorkingDesign'>;

/**
 * Opens a tab that stays usable after other tabs are opened. `index.ts` imports `working-design.ts` at each call. After
 * another tab is opened, this import returns the module of the other tab. Therefore `openTab` imports the module at
 * once.
 */
async function openTab(options: Parameters<FakeBrowser['visit']>[0] = {}): Promise<Storage> {
  await browser.visit(options);
  const { keepDesign, readKeptDesign } = await import('./working-design.ts');
  return { keepWorkingDesign: keepDesign, readWorkingDesign: readKeptDesign };
}

/** Stores designs one after the other, and waits until the browser has stored the last one. */
async function keep({ keepWorkingDesign, readWorkingDesign }: Storage, ...designs: QrDesign[]): Promise<void> {
  for (const design of designs) keepWorkingDesign(design);
  await vi.waitFor(async () => expect(await readWorkingDesign()).toEqual(designs.at(-1)));
}

describe('the design being edited', () => {
  it('is null on a first visit', async () => {
    expect(await (await browser.visit()).readWorkingDesign()).toBeNull();
  });

  it('comes back complete after a reload, in its last state', async () => {
    const last = designOf('last', IMAGE);
    await keep(await browser.visit(), designOf('first'), designOf('second', OTHER_IMAGE), last);
    expect(await (await browser.visit({ isReload: true })).readWorkingDesign()).toEqual(last);
  });

  it('is written at most twice for four quick changes, and the last write contains the last change', async () => {
    const visit = await browser.visit();
    await keep(visit, designOf('before'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await keep(visit, ...['a', 'b', 'c', 'd'].map((content) => designOf(content)));
    const written = put.mock.calls.map(([work]) => work.design.content);
    expect(written.length).toBeLessThanOrEqual(2);
    expect(written.at(-1)).toBe('d');
    put.mockRestore();
  });

  it('comes back without an image that was removed', async () => {
    const first = await browser.visit();
    await keep(first, designOf('with', IMAGE));
    await keep(first, designOf('without'));
    expect(await (await browser.visit({ isReload: true })).readWorkingDesign()).toEqual(designOf('without'));
  });

  it('is stored with its new image if the image is changed after a reload', async () => {
    await keep(await browser.visit(), designOf('a', IMAGE));
    const reloaded = await browser.visit({ isReload: true });
    expect(await reloaded.readWorkingDesign()).toEqual(designOf('a', IMAGE));
    await keep(reloaded, designOf('a', OTHER_IMAGE));
    await keep(reloaded, designOf('a', IMAGE));
  });

  it('is separate in each tab, and a new tab starts with the design that was changed last', async () => {
    await keep(await browser.visit(), designOf('first tab', IMAGE));
    const session = browser.sessionStorage;
    await keep(await browser.visit(), designOf('second tab'));
    expect(await (await browser.visit()).readWorkingDesign()).toEqual(designOf('second tab'));
    browser.sessionStorage = session;
    expect(await (await browser.visit({ isReload: true })).readWorkingDesign()).toEqual(designOf('first tab', IMAGE));
  });

  it('is deleted with its image after eight newer tabs have stored theirs', async () => {
    await keep(await browser.visit(), designOf('long ago', IMAGE));
    const session = browser.sessionStorage;
    for (let tab = 1; tab <= 8; tab++) await keep(await browser.visit(), designOf(`tab ${tab}`));
    browser.sessionStorage = session;
    expect(await (await browser.visit({ isReload: true })).readWorkingDesign()).toEqual(designOf('tab 8'));
    const { openDatabase } = await import('./database.ts');
    const database = await openDatabase();
    expect(await database.read(['images'], ({ store }) => store.getAllKeys())).toEqual([]);
  });

  it('is ignored if it cannot be read', async () => {
    const visit = await browser.visit();
    await keep(visit, designOf('a'));
    const { openDatabase } = await import('./database.ts');
    const database = await openDatabase();
    for (const design of [{ version: 99 }, null, 'text', { ...DEFAULT_DESIGN, type: 'fax', version: 1 }]) {
      await database.write(['work'], async ({ store }) => {
        const [work] = await store.getAll();
        // biome-ignore lint/suspicious/noExplicitAny: invalid data has no type.
        await store.put({ ...work, design: design as any } as any);
      });
      expect(await visit.readWorkingDesign()).toBeNull();
    }
  });

  it('comes back with its image after the visitor cleared site data during the visit', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    const visit = await browser.visit();
    await keep(visit, designOf('before', IMAGE));
    const [opening] = open.mock.results;
    globalThis.indexedDB = new IDBFactory();
    forceCloseDatabase(opening.value.result);
    const openAgain = vi.spyOn(indexedDB, 'open');
    await vi.waitFor(async () => {
      await visit.readWorkingDesign();
      expect(openAgain).toHaveBeenCalled();
    });
    await keep(visit, designOf('after', IMAGE));
    expect(await (await browser.visit({ isReload: true })).readWorkingDesign()).toEqual(designOf('after', IMAGE));
  });

  it('is separate in a duplicated tab, which begins with the design of the original', async () => {
    const first = await openTab();
    await keep(first, designOf('both', IMAGE));
    const session = browser.sessionStorage;
    await keep(await browser.visit(), designOf('another tab, later'));
    browser.sessionStorage = session;
    const twin = await openTab({ isDuplicate: true });
    expect(await twin.readWorkingDesign()).toEqual(designOf('both', IMAGE));
    await keep(twin, designOf('twin', OTHER_IMAGE));
    await keep(first, designOf('first', IMAGE));
    expect(await twin.readWorkingDesign()).toEqual(designOf('twin', OTHER_IMAGE));
    expect(await (await browser.visit({ isReload: true })).readWorkingDesign()).toEqual(designOf('twin', OTHER_IMAGE));
    browser.sessionStorage = session;
    expect(await (await browser.visit({ isReload: true })).readWorkingDesign()).toEqual(designOf('first', IMAGE));
  });

  it('is stored under a new name if its tab comes back after a duplicate has taken the old name', async () => {
    const first = await openTab();
    await keep(first, designOf('first', IMAGE));
    const session = browser.sessionStorage;
    browser.hidePage();
    const twin = await openTab({ isDuplicate: true });
    expect(await twin.readWorkingDesign()).toEqual(designOf('first', IMAGE));
    await keep(twin, designOf('twin', IMAGE));
    const twinSession = browser.sessionStorage;
    browser.sessionStorage = session;
    await keep(first, designOf('first again', IMAGE));
    // Their images are separate too: the duplicate replaces only its own.
    browser.sessionStorage = twinSession;
    await keep(twin, designOf('twin again', OTHER_IMAGE));
    expect(await first.readWorkingDesign()).toEqual(designOf('first again', IMAGE));
    expect(await twin.readWorkingDesign()).toEqual(designOf('twin again', OTHER_IMAGE));
  });

  it('never gets the image of another design, even if a duplicated tab cannot be recognized', async () => {
    browser.hasLocks = false;
    const first = await openTab();
    await keep(first, designOf('both', IMAGE));
    const twin = await openTab({ isDuplicate: true });
    expect(await twin.readWorkingDesign()).toEqual(designOf('both', IMAGE));
    await keep(twin, designOf('twin', OTHER_IMAGE));
    // The first tab does not know about the duplicate, so it does not store `IMAGE` again.
    await keep(first, designOf('first', IMAGE));
    await keep(twin, designOf('twin again', OTHER_IMAGE));
    const { openDatabase } = await import('./database.ts');
    const database = await openDatabase();
    expect(await database.read(['images'], ({ store }) => store.getAll())).toEqual([OTHER_IMAGE]);
  });

  it('comes back with an image that an earlier release stored', async () => {
    const visit = await browser.visit();
    await keep(visit, designOf('new', IMAGE));
    const { openDatabase } = await import('./database.ts');
    const database = await openDatabase();
    await database.write(['work', 'images'], async (transaction) => {
      const works = transaction.objectStore('work');
      const [{ imageKey, ...work }] = await works.getAll();
      const images = transaction.objectStore('images');
      await Promise.all([works.put({ ...work, hasImage: true }), images.clear(), images.put(IMAGE, `tab ${work.tab}`)]);
    });
    const reloaded = await browser.visit({ isReload: true });
    expect(await reloaded.readWorkingDesign()).toEqual(designOf('new', IMAGE));
    await keep(reloaded, designOf('newer', IMAGE));
    expect(await database.read(['images'], ({ store }) => store.getAll())).toEqual([IMAGE]);
  });

  it('is lost on reload if the browser has no database', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: as in a browser without a database.
    globalThis.indexedDB = undefined as any;
    const visit = await browser.visit();
    visit.keepWorkingDesign(designOf('a'));
    expect(await visit.readWorkingDesign()).toBeNull();
  });
});
