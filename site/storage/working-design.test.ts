import { expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { browser } from './testing/fake-browser.ts';

const IMAGE = 'data:image/png;base64,CCCC';
const OTHER_IMAGE = 'data:image/png;base64,DDDD';

let now = 0;

type Page = Awaited<ReturnType<typeof browser.openTab>>;

function designOf(content: string, customImage?: string): QrDesign {
  return { ...DEFAULT_DESIGN, content, ...(customImage && { customImage }) };
}

/** Edits designs, one after the other, and waits until the last one is stored for the next load. */
async function edit({ keepWorkingDesign, readWorkingDesign }: Page, ...designs: QrDesign[]): Promise<void> {
  vi.spyOn(Date, 'now').mockReturnValue(++now);
  for (const design of designs) keepWorkingDesign(design);
  await vi.waitFor(async () => expect(await readWorkingDesign()).toEqual(designs.at(-1)));
}

async function countImages(): Promise<number> {
  const { sharedDatabase } = await import('./database.ts');
  return (await sharedDatabase())!.read(['images'], ({ store }) => store.count());
}

it('a working design comes back complete after a reload, in its last state', async () => {
  const page = await browser.openTab();
  expect(await page.readWorkingDesign()).toBeNull();
  const last = designOf('last', IMAGE);
  await edit(page, designOf('first'), designOf('second', OTHER_IMAGE), last);
  const reloaded = await browser.reload();
  expect(await reloaded.readWorkingDesign()).toEqual(last);
  expect(await countImages()).toBe(1);
  await edit(reloaded, designOf('last', OTHER_IMAGE));
  await edit(reloaded, designOf('last'));
  expect(await (await browser.reload()).readWorkingDesign()).toEqual(designOf('last'));
});

it('at most twenty working designs stay, and images that none of them has are deleted', async () => {
  await edit(await browser.openTab(), designOf('long ago', IMAGE));
  for (let tab = 1; tab <= 20; tab++) await edit(await browser.openTab(), designOf(`tab ${tab}`));
  const { sharedDatabase } = await import('./database.ts');
  const stored = await (await sharedDatabase())!.read(['drafts'], ({ store }) => store.getAll());
  expect(stored.map(({ design }) => design.content).sort()).toEqual(
    Array.from({ length: 20 }, (_, k) => `tab ${k + 1}`).sort(),
  );
  expect(await countImages()).toBe(0);
});

it('a full database keeps the earlier design for the next load', async () => {
  const page = await browser.openTab();
  await edit(page, designOf('stored', IMAGE));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const reloaded = await browser.reload();
  reloaded.keepWorkingDesign(designOf('not stored'));
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  expect(await (await browser.reload()).readWorkingDesign()).toEqual(designOf('stored', IMAGE));
});

it.each([{ version: 99 }, null, 'text', { ...DEFAULT_DESIGN, type: 'fax' }])(
  'a working design that cannot be read, %j, is ignored',
  async (design) => {
    const page = await browser.openTab();
    await edit(page, designOf('a'));
    const { sharedDatabase } = await import('./database.ts');
    await (await sharedDatabase())!.write(['drafts'], async ({ store }) => {
      const [stored] = await store.getAll();
      await store.put({ ...stored, design } as never);
    });
    expect(await page.readWorkingDesign()).toBeNull();
  },
);
