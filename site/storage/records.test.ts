import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeRecord } from './held-records.ts';

const PICTURE = 'data:image/png;base64,AAAA';
const OTHER = 'data:image/png;base64,BBBB';
const IMAGE = 'data:image/png;base64,CCCC';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => vi.restoreAllMocks());

/** Loads the module anew, as a newly opened page does. */
async function visit(): Promise<typeof import('./records.ts')> {
  vi.resetModules();
  return import('./records.ts');
}

async function imageCount(): Promise<number> {
  const { openDatabase } = await import('./database.ts');
  return (await openDatabase()).read(['images'], ({ store }) => store.count());
}

function recordOf(id: string, picture = PICTURE, customImage?: string): CodeRecord {
  const design = { ...DEFAULT_DESIGN, content: `content of ${id}`, ...(customImage && { customImage }) };
  return { id, design, text: `text of ${id}`, picture };
}

describe('a record', () => {
  it('is found complete in a later visit', async () => {
    const record = recordOf('1', PICTURE, IMAGE);
    await (await visit()).saveRecord(record);
    const { findRecord } = await visit();
    expect(await findRecord(PICTURE, '1')).toEqual(record);
    expect(await findRecord(PICTURE, '')).toEqual(record);
  });

  it('is found before the browser has stored it', async () => {
    const { saveRecord, findRecord } = await visit();
    const saving = saveRecord(recordOf('1'));
    expect((await findRecord(PICTURE, '1'))?.text).toBe('text of 1');
    await saving;
  });

  it('is found only by its own picture, even if another tab has stored a newer record', async () => {
    const first = await visit();
    await first.saveRecord(recordOf('1', PICTURE));
    const second = await visit();
    await second.saveRecord(recordOf('2', OTHER));
    expect((await second.findRecord(PICTURE, ''))?.id).toBe('1');
    expect((await second.findRecord(OTHER, ''))?.id).toBe('2');
    expect((await second.findRecord(OTHER, '1'))?.id).toBe('2');
    expect(await second.findRecord('data:image/png;base64,DDDD', '')).toBeNull();
  });

  it('is found without its id if it is the newest record with its picture', async () => {
    const { saveRecord } = await visit();
    await saveRecord(recordOf('1'));
    await saveRecord(recordOf('3'));
    await saveRecord(recordOf('2'));
    expect((await (await visit()).findRecord(PICTURE, ''))?.id).toBe('3');
  });

  it('is found by its id, or else as the newest in memory, or else as the newest in the database', async () => {
    await (await visit()).saveRecord(recordOf('1'));
    await (await visit()).saveRecord(recordOf('9'));
    const { hold, findRecord } = await visit();
    for (const id of ['5', '3']) hold(recordOf(id));
    for (const [id, found] of [
      ['1', '1'],
      ['5', '5'],
      ['7', '3'],
      ['', '3'],
    ])
      expect((await findRecord(PICTURE, id))?.id, id).toBe(found);
    expect((await (await visit()).findRecord(PICTURE, '7'))?.id).toBe('9');
  });

  it('loses a name, copy mark, verdict or image of the wrong type when it is read', async () => {
    const { readStored } = await visit();
    const { version, ...design } = { ...DEFAULT_DESIGN, version: 1 };
    const stored = { id: '1', design: { ...design, version }, text: 'text', pictureLength: 1 };
    const whole = { name: 'Door', isCopy: true, verdict: 'everywhere' };
    const plain = { id: '1', design, text: 'text', picture: PICTURE };
    const withImage = { ...plain, design: { ...design, customImage: IMAGE } };
    expect(readStored({ ...stored, ...whole } as never, PICTURE, IMAGE)).toEqual({ ...withImage, ...whole });
    const wrong = { name: 7, isCopy: 'yes', verdict: 7 };
    expect(readStored({ ...stored, ...wrong } as never, PICTURE, 7)).toStrictEqual(plain);
    expect(readStored({ ...stored, name: '' } as never, PICTURE, '')).toStrictEqual(plain);
    expect(readStored({ ...stored, id: '9'.repeat(15) } as never, PICTURE, '')?.id).toBe('9'.repeat(15));
    expect(readStored({ ...stored, id: '9'.repeat(16) } as never, PICTURE, '')).toBeNull();
  });

  it('shares one stored image with the other records of the visit that have the same image', async () => {
    const { saveRecord } = await visit();
    for (const id of ['1', '2']) await saveRecord(recordOf(id, `${PICTURE}${id}`, IMAGE));
    const { openDatabase } = await import('./database.ts');
    const database = await openDatabase();
    expect(await database.read(['images'], ({ store }) => store.getAllKeys())).toEqual(['1']);
    expect((await (await visit()).findRecord(`${PICTURE}2`, '2'))?.design.customImage).toBe(IMAGE);
  });

  it("replaces the record with the same id, and deletes that record's image unless another code uses it", async () => {
    const first = await visit();
    // A duplicate shares the image of its original, which is stored under the original's id.
    for (const id of ['1', '2']) await first.saveRecord(recordOf(id, `${PICTURE}${id}`, IMAGE));
    const later = await visit();
    await later.saveRecord(recordOf('1', OTHER, `${IMAGE}new`));
    expect(await (await visit()).findRecord(OTHER, '1')).toEqual(recordOf('1', OTHER, `${IMAGE}new`));
    expect((await (await visit()).findRecord(`${PICTURE}2`, '2'))?.design.customImage).toBe(IMAGE);
    expect(await imageCount()).toBe(2);

    await later.saveRecord(recordOf('2', `${PICTURE}2`));
    expect(await imageCount()).toBe(1);
    // Saving the record with its image again, as undo does, stores the image again.
    await later.saveRecord(recordOf('2', `${PICTURE}2`, IMAGE));
    expect((await (await visit()).findRecord(`${PICTURE}2`, '2'))?.design.customImage).toBe(IMAGE);
  });

  it('is kept only for the visit if the browser has no database', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not allowed', 'SecurityError');
    });
    const { saveRecord, findRecord } = await visit();
    await saveRecord(recordOf('1'));
    expect((await findRecord(PICTURE, '1'))?.text).toBe('text of 1');
    expect(await (await visit()).findRecord(PICTURE, '1')).toBeNull();
  });

  it('is kept only for the visit if the database is full', async () => {
    const { saveRecord, findRecord } = await visit();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await saveRecord(recordOf('1'));
    put.mockRestore();
    expect((await findRecord(PICTURE, '1'))?.text).toBe('text of 1');
    expect(await (await visit()).findRecord(PICTURE, '1')).toBeNull();
  });

  it('is ignored if a later release wrote it', async () => {
    const { saveRecord } = await visit();
    await saveRecord(recordOf('1'));
    const { openDatabase } = await import('./database.ts');
    const database = await openDatabase();
    await database.write(['codes'], async ({ store }) => {
      const stored = (await store.get('1'))!;
      await store.put({ ...stored, design: { ...stored.design, version: 99 } });
    });
    expect(await (await visit()).findRecord(PICTURE, '1')).toBeNull();
  });

  it('loses a name, copy mark, verdict or image of the wrong type when it is found in the database', async () => {
    await (await visit()).saveRecord(recordOf('1'));
    const { openDatabase } = await import('./database.ts');
    const database = await openDatabase();
    await database.write(['codes', 'images'], async (transaction) => {
      const codes = transaction.objectStore('codes');
      const damaged = { ...(await codes.get('1')), name: 7, isCopy: 'yes', verdict: 7, imageKey: '1' };
      await Promise.all([codes.put(damaged as never), transaction.objectStore('images').put(7 as never, '1')]);
    });
    expect(await (await visit()).findRecord(PICTURE, '1')).toEqual(recordOf('1'));
  });

  it('is ignored if it is damaged, without affecting others', async () => {
    const storage = await visit();
    for (const id of ['1', '2']) await storage.saveRecord(recordOf(id, `${PICTURE}${id}`));
    const { openDatabase } = await import('./database.ts');
    const { listCodes, readStoredCode } = await import('./code-list.ts');
    const database = await openDatabase();
    for (const damage of [{ id: 'x' }, { id: '' }, { id: '1e3' }, { id: '9'.repeat(16) }, { id: 7 }, { text: null }]) {
      await database.write(['codes'], async ({ store }) => {
        const stored = (await store.get('1'))!;
        // biome-ignore lint/suspicious/noExplicitAny: invalid data has no type.
        await store.put({ ...stored, ...damage } as any);
      });
      const listed = await listCodes();
      for (const { id } of listed) expect(() => new Date(Number(id)).toISOString()).not.toThrow();
      expect(listed.map(({ id }) => id)).toContain('2');
      expect(listed.every(({ text }) => typeof text === 'string')).toBe(true);
    }
    expect(await readStoredCode('x')).toBeNull();
    await database.write(['pictures'], ({ store }) => store.delete('2'));
    expect(await readStoredCode('2')).toBeNull();
    await database.write(['pictures'], ({ store }) => store.put(`${PICTURE}2`, '2'));
    expect((await (await visit()).findRecord(`${PICTURE}2`, '2'))?.id).toBe('2');
  });
});
