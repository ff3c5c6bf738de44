import { DesignError, parseDesign, writeDesign } from '#design';
import { tellCodesChanged } from './code-changes.ts';
import type { Database, ImageStore, StoredRecord } from './database.ts';
import { heedDeletion, subscribeToDeletion } from './deletion.ts';
import { type CodeRecord, held } from './held-records.ts';
import { sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

/**
 * The keys of the images stored in this visit, by image. Several codes may share an image, so the image under a key
 * never changes.
 */
const imageKeys = new Map<string, string>();

/**
 * Stores a record, replacing one with the same id. If there is no database, the record is kept in memory for this
 * visit. Resolves after a few seconds at most: to true if the database has stored the record, else to false. Never
 * rejects.
 */
export async function saveRecord(record: CodeRecord): Promise<boolean> {
  hold(record);
  const opened = await sharedDatabase();
  try {
    if (opened) await inTime(writeHeld(opened, record.id));
    return opened !== null;
  } catch (error) {
    console.warn('The code is kept for this visit only', error);
    return false;
  } finally {
    tellCodesChanged();
  }
}

/** Keeps a record in memory, so that this page finds it before the database has stored it. */
export function hold(record: CodeRecord): void {
  subscribeToDeletion(forgetRecords);
  held.set(record.id, record);
}

/**
 * Writes to the database the record that is in memory under this id. Writes it again if it was renamed or judged while
 * being written, and stops if it was deleted.
 */
async function writeHeld(opened: Database, id: string): Promise<void> {
  for (;;) {
    heedDeletion();
    const latest = held.get(id);
    if (!latest) return;
    await write(opened, latest);
    if (held.get(id) === latest) held.delete(id);
  }
}

/** Called after everything was deleted. */
function forgetRecords(): void {
  held.clear();
  imageKeys.clear();
}

/** Forgets that the image under this key is stored. Must be called after the image is deleted from the database. */
export function forgetImage(key: string): void {
  for (const [image, known] of imageKeys) if (known === key) imageKeys.delete(image);
}

/**
 * Resolves to a record with exactly this picture: the one with this id, else the newest. Records in memory count as
 * newer than those in the database. `id` may be empty, or may by now belong to a record with another picture. Resolves
 * to null if there is no such record. Never rejects.
 */
export async function findRecord(picture: string, id: string): Promise<CodeRecord | null> {
  const own = held.get(id);
  if (own?.picture === picture) return own;
  const alike = [...held.values()].findLast((record) => record.picture === picture);
  if (alike && id === '') return alike;
  const opened = await sharedDatabase();
  if (!opened) return alike ?? null;
  try {
    const exact = id === '' ? null : await inTime(find(opened, picture, id));
    return exact ?? alike ?? (await inTime(find(opened, picture, '')));
  } catch (error) {
    console.warn('The record of a code cannot be read', error);
    return alike ?? null;
  }
}

async function write(opened: Database, record: CodeRecord): Promise<void> {
  const { id, design, text, picture, name, isCopy, verdict } = record;
  const { customImage, ...rest } = design;
  const [imageKey, goneKey] = await opened.write(['codes', 'pictures', 'images'], async (transaction) => {
    const [codes, images] = [transaction.objectStore('codes'), transaction.objectStore('images')];
    const oldKey = (await codes.get(id))?.imageKey;
    const key = customImage && (imageKeys.get(customImage) ?? (await keyFor(images, customImage, id)));
    const isOldLeft = oldKey !== undefined && oldKey !== key;
    const isShared = isOldLeft && (await codes.getAll()).some((other) => other.id !== id && other.imageKey === oldKey);
    const stored: StoredRecord = {
      id,
      design: writeDesign(rest),
      ...(key && { imageKey: key }),
      text,
      pictureLength: picture.length,
      ...(name && { name }),
      ...(isCopy && { isCopy }),
      ...(verdict && { verdict }),
    };
    await Promise.all([
      codes.put(stored),
      transaction.objectStore('pictures').put(picture, id),
      customImage && key && images.put(customImage, key),
      isOldLeft && !isShared && images.delete(oldKey),
    ]);
    return [key, isOldLeft && !isShared ? oldKey : undefined];
  });
  if (goneKey) forgetImage(goneKey);
  if (customImage && imageKey) imageKeys.set(customImage, imageKey);
}

/** Returns the key for an image: the id of its code or, if another image is stored under that id, a new key. */
async function keyFor(images: ImageStore, image: string, id: string): Promise<string> {
  const there = await images.get(id);
  return there === undefined || there === image ? id : `${id} ${crypto.randomUUID()}`;
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

/** An id: a time in milliseconds, short enough for `Date`. */
const MOMENT = /^\d{1,15}$/;

/**
 * Returns the code in a stored record. A name, copy mark, verdict or image of the wrong type is left out. Returns null
 * if the record cannot be used because it was written by a later release, damaged, or changed by hand.
 */
export function readStored(stored: StoredRecord, picture: unknown, image: unknown): CodeRecord | null {
  const { id, text, name, isCopy, verdict } = stored;
  if (typeof id !== 'string' || !MOMENT.test(id) || typeof text !== 'string' || typeof picture !== 'string') {
    console.warn('The record of a code is damaged');
    return null;
  }
  try {
    const customImage = typeof image === 'string' ? image : undefined;
    return {
      id,
      design: parseDesign({ ...stored.design, ...(customImage && { customImage }) }),
      text,
      picture,
      ...(typeof name === 'string' && name !== '' && { name }),
      ...(isCopy === true && { isCopy }),
      ...(typeof verdict === 'string' && { verdict }),
    };
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    console.warn('The record of a code cannot be used', error);
    return null;
  }
}
