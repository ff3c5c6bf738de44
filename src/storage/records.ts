import type { KeptCode } from '#carrying';
import { DesignError, parseDesign, writeDesign } from '#design';
import { tellCodesChanged } from './code-changes.ts';
import type { Database, StoredRecord } from './database.ts';
import { sharedDatabase } from './shared-database.ts';

/** A made code as back-ups hold it too. Its id is from `newCodeId`: later codes have higher ones. */
export type CodeRecord = KeptCode;

/** Records that the database has not taken (yet), by id. */
export const held = new Map<string, CodeRecord>();

/** Where images of this visit were put: many codes may carry the same. */
const imageKeys = new Map<string, string>();

/** Keeps a record, in the browser's database where there is one, else for this visit. Resolves to whether the database has it. Never rejects. */
export async function saveRecord(record: CodeRecord): Promise<boolean> {
  held.set(record.id, record);
  tellCodesChanged();
  const opened = await sharedDatabase();
  if (!opened) return false;
  try {
    // It may be named or judged while it is written, or deleted.
    for (let latest = held.get(record.id); latest; latest = held.get(record.id)) {
      await write(opened, latest);
      if (held.get(record.id) === latest) held.delete(record.id);
    }
    tellCodesChanged();
    return true;
  } catch (error) {
    console.warn('The code is kept for this visit only', error);
    return false;
  }
}

/** How many codes are kept. Never rejects. */
export async function countRecords(): Promise<number> {
  const opened = await sharedDatabase();
  try {
    return held.size + ((await opened?.read(['codes'], ({ store }) => store.count())) ?? 0);
  } catch (error) {
    console.warn('The codes of this browser cannot be counted', error);
    return held.size;
  }
}

/** Images under this key, or all of them, are no longer where they were put. */
export function forgetImage(key?: string): void {
  for (const [image, known] of imageKeys) if (key === undefined || known === key) imageKeys.delete(image);
}

/**
 * The record that belongs to this very picture; by its id if that is known (not empty), else the newest with that picture. Null
 * when there is none. Never rejects.
 */
export async function findRecord(picture: string, id: string): Promise<CodeRecord | null> {
  const isIts = (record: CodeRecord): boolean => record.picture === picture && (id === '' || record.id === id);
  const own = [...held.values()].findLast(isIts);
  if (own) return own;
  const opened = await sharedDatabase();
  if (!opened) return null;
  try {
    return await find(opened, picture, id);
  } catch (error) {
    console.warn('The record of a code cannot be read', error);
    return null;
  }
}

async function write(opened: Database, { id, design, text, picture, name, verdict }: CodeRecord): Promise<void> {
  const { customImage, ...rest } = design;
  const imageKey = customImage && (imageKeys.get(customImage) ?? id);
  const stored: StoredRecord = {
    id,
    design: writeDesign(rest),
    ...(imageKey && { imageKey }),
    text,
    pictureLength: picture.length,
    ...(name && { name }),
    ...(verdict && { verdict }),
  };
  await opened.write(['codes', 'pictures', 'images'], (transaction) =>
    Promise.all([
      transaction.objectStore('codes').put(stored),
      transaction.objectStore('pictures').put(picture, id),
      customImage && imageKey && transaction.objectStore('images').put(customImage, imageKey),
    ]),
  );
  if (customImage && imageKey) imageKeys.set(customImage, imageKey);
}

function find(opened: Database, picture: string, id: string): Promise<CodeRecord | null> {
  return opened.read(['codes', 'pictures', 'images'], async (transaction) => {
    const pictures = transaction.objectStore('pictures');
    const range = id === '' ? null : IDBKeyRange.only(id);
    for (let at = await transaction.objectStore('codes').openCursor(range, 'prev'); at; at = await at.continue()) {
      const { value } = at;
      if (value.pictureLength !== picture.length || (await pictures.get(value.id)) !== picture) continue;
      const customImage = value.imageKey && (await transaction.objectStore('images').get(value.imageKey));
      return readStored(value, picture, customImage);
    }
    return null;
  });
}

/** Null for a record that cannot be used: it was written by a later release, or changed by hand. */
export function readStored(stored: StoredRecord, picture: string, customImage: string | undefined): CodeRecord | null {
  try {
    const design = parseDesign({ ...stored.design, ...(customImage && { customImage }) });
    const { id, name, verdict } = stored;
    return {
      id,
      design,
      text: String(stored.text),
      picture,
      ...(typeof name === 'string' && { name }),
      ...(typeof verdict === 'string' && { verdict }),
    };
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    console.warn('The record of a code cannot be used', error);
    return null;
  }
}
