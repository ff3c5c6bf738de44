import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeRecord } from './held-records.ts';
import { databaseOfEachTest, visitAnew } from './testing/fresh-pages.ts';

const IMAGE = 'data:image/png;base64,CCCC';

databaseOfEachTest();

function codeOf(id: string, change: Partial<CodeRecord> = {}): CodeRecord {
  const design = { ...DEFAULT_DESIGN, content: 'example.com', customImage: IMAGE };
  return { id, design, text: 'https://example.com', picture: 'data:image/png;base64,AAAA', ...change };
}

describe('a code that is made again', () => {
  it('replaces the earlier record and takes over its name and verdict', async () => {
    const storage = await visitAnew();
    await storage.renewRecord(codeOf('1'));
    await storage.changeCode('1', { name: 'Door' });
    await storage.changeCode('1', { verdict: 'everywhere' });
    await storage.renewRecord(codeOf('2'));
    expect(await storage.listCodes()).toMatchObject([{ id: '2', name: 'Door', verdict: 'everywhere' }]);
    const later = await visitAnew();
    await later.renewRecord(codeOf('3'));
    expect(await later.listCodes()).toMatchObject([{ id: '3', name: 'Door', verdict: 'everywhere' }]);
    expect((await later.readStoredCode('3'))?.design.customImage).toBe(IMAGE);
    // A page that still shows the code with its earlier id must find it too.
    expect((await later.findRecord(codeOf('1').picture, '1'))?.id).toBe('3');
  });

  it('stays marked as a copy', async () => {
    const storage = await visitAnew();
    await storage.renewRecord(codeOf('1', { name: 'Door', isCopy: true }));
    await storage.renewRecord(codeOf('2'));
    expect(await storage.listCodes()).toMatchObject([{ id: '2', name: 'Door', isCopy: true }]);
  });

  it('replaces the earlier verdict if it has a verdict of its own', async () => {
    const storage = await visitAnew();
    await storage.renewRecord(codeOf('1', { verdict: 'everywhere' }));
    await storage.renewRecord(codeOf('2', { verdict: 'unlikely' }));
    expect(await storage.listCodes()).toMatchObject([{ id: '2', verdict: 'unlikely' }]);
  });

  it('keeps a verdict that arrives while the code is being written', async () => {
    const storage = await visitAnew();
    await storage.renewRecord(codeOf('1', { verdict: 'everywhere' }));
    const renewing = storage.renewRecord(codeOf('2'));
    await Promise.all([storage.changeCode('2', { verdict: 'unlikely' }), renewing]);
    expect(await storage.listCodes()).toMatchObject([{ id: '2', verdict: 'unlikely' }]);
  });

  it('is found before the browser has stored it', async () => {
    const storage = await visitAnew();
    const renewing = storage.renewRecord(codeOf('1'));
    expect((await storage.findRecord(codeOf('1').picture, '1'))?.id).toBe('1');
    await renewing;
  });

  it.each([
    ['another design', { design: { ...DEFAULT_DESIGN, content: 'example.com' } }],
    ['another text', { text: 'https://example.org' }],
    ['another picture', { picture: 'data:image/png;base64,BBBB' }],
  ])('is added as another record if it has %s', async (_name, change) => {
    const storage = await visitAnew();
    await storage.renewRecord(codeOf('1'));
    await storage.renewRecord(codeOf('2', change));
    expect((await storage.listCodes()).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('does not delete the earlier record if the browser cannot store the new one', async () => {
    await (await visitAnew()).renewRecord(codeOf('1'));
    const storage = await visitAnew();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await storage.renewRecord(codeOf('2'));
    expect((await storage.listCodes()).map(({ id }) => id)).toEqual(['2', '1']);
    expect((await (await visitAnew()).listCodes()).map(({ id }) => id)).toEqual(['1']);
  });

  it('replaces the earlier record even if both are only in memory', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const storage = await visitAnew();
    for (const id of ['1', '2']) await storage.renewRecord(codeOf(id));
    expect((await storage.listCodes()).map(({ id }) => id)).toEqual(['2']);
    vi.unstubAllGlobals();
  });

  it('stays deleted if everything is deleted while it is being written', async () => {
    const storage = await visitAnew();
    await storage.renewRecord(codeOf('1'));
    const renewing = storage.renewRecord(codeOf('2'));
    await storage.deleteEverything();
    await renewing;
    expect(await storage.listCodes()).toEqual([]);
  });
});
