import { type KeptCode, readKeptCode } from '#carrying';
import { type FilePart, isSameDesign, type QrDesign, withFilePart, writeDesign } from '#design';
import { isAnalyticsIdTaken } from './analytics.ts';
import {
  askDatabase,
  type Database,
  held,
  imageKeyOf,
  type StoredCode,
  sweepImages,
  tellCodesChanged,
} from './database.ts';
import { lastDeletion } from './deletion.ts';

/** A code in the list: without the picture and the image. */
export interface CodeEntry extends Omit<KeptCode, 'picture'> {
  /** The design without its image. */
  readonly design: QrDesign;
  readonly pictureLength: number;
  /** Whether the code is not in the database, so that it is lost after this visit. */
  readonly isForThisVisit: boolean;
}

let lastId = 0;

/**
 * Returns the time in milliseconds, increased until it is above the last deletion and all earlier ids, and different
 * from those in the analytics, which other tabs write too.
 */
export function newCodeId(): string {
  let id = Math.max(Date.now(), lastId + 1, lastDeletion() + 1);
  while (isAnalyticsIdTaken(String(id))) id++;
  lastId = id;
  return String(id);
}

/** Resolves to all codes, the newest first, without those that this release cannot read. Never rejects. */
export async function listCodes(): Promise<CodeEntry[]> {
  const stored = await askDatabase((opened) => opened.read(['codes'], ({ store }) => store.getAll()), []);
  const entries = stored.flatMap((code): CodeEntry[] => {
    const read = held.has(code.id) ? 'damaged' : readKeptCode(code);
    return typeof read === 'object' ? [{ ...read, pictureLength: code.pictureLength, isForThisVisit: false }] : [];
  });
  for (const { picture, ...code } of held.values()) {
    const { customImage: _, ...design } = code.design;
    entries.push({ ...code, design, pictureLength: picture.length, isForThisVisit: true });
  }
  return entries.sort((a, b) => Number(b.id) - Number(a.id));
}

/** Resolves to the picture of a code as a data URL, or null if the code does not exist. Never rejects. */
export async function readCodePicture(id: string): Promise<string | null> {
  const own = held.get(id);
  if (own) return own.picture;
  return (await askDatabase((opened) => opened.read(['pictures'], ({ store }) => store.get(id)), undefined)) ?? null;
}

/** Resolves to a whole code with its image, or null if it does not exist. Never rejects. */
export async function readStoredCode(id: string): Promise<KeptCode | null> {
  return held.get(id) ?? askDatabase((opened) => find(opened, id), null);
}

/**
 * The code with this id if its picture is this one, else the newest with this picture; those in memory count as newest.
 * `id` may be empty, or by now that of another picture. Null without one. Never rejects.
 */
export async function findRecord(picture: string, id: string): Promise<KeptCode | null> {
  const own = held.get(id);
  if (own?.picture === picture) return own;
  const alike = [...held.values()].findLast((code) => code.picture === picture) ?? null;
  if (alike && id === '') return alike;
  return askDatabase(async (opened) => {
    const exact = id === '' ? null : await find(opened, id, picture);
    return exact ?? alike ?? (await find(opened, null, picture));
  }, alike);
}

/** Returns the newest code with this id and this picture; null stands for any. */
function find(opened: Database, id: string | null, picture: string | null = null): Promise<KeptCode | null> {
  return opened.read(['codes', 'pictures', 'images'], async (transaction) => {
    const pictures = transaction.objectStore('pictures');
    const range = id === null ? null : IDBKeyRange.only(id);
    for (let at = await transaction.objectStore('codes').openCursor(range, 'prev'); at; at = await at.continue()) {
      const { value } = at;
      if (picture !== null && value.pictureLength !== picture.length) continue;
      const own = await pictures.get(value.id);
      if (own === undefined || (picture !== null && own !== picture)) continue;
      const customImage = value.imageKey && (await transaction.objectStore('images').get(value.imageKey));
      const code = readKeptCode(customImage ? { ...value, design: { ...value.design, customImage } } : value);
      return typeof code === 'object' ? { ...code, picture: own } : null;
    }
    return null;
  });
}

/**
 * Stores a code, replacing one with the same id. If there is no database, the code is kept in memory for this visit.
 * Resolves after a few seconds at most: to true if the database has stored the code, else to false. Never rejects.
 */
export async function saveRecord(code: KeptCode): Promise<boolean> {
  held.set(code.id, code);
  const isKept = await askDatabase(async (opened) => {
    // Writes it again if it was renamed or judged while being written, and stops if it was deleted.
    for (let latest = held.get(code.id); latest; latest = held.get(code.id)) {
      await write(opened, latest);
      if (held.get(code.id) === latest) held.delete(code.id);
    }
    return true;
  }, false);
  tellCodesChanged();
  return isKept;
}

async function write(opened: Database, code: KeptCode): Promise<void> {
  const { id, design, text, picture, updated, name, isCopy, verdict } = code;
  const { customImage, ...rest } = design;
  const imageKey = customImage && (await imageKeyOf(customImage));
  const stored: StoredCode = {
    id,
    design: writeDesign(rest),
    ...(imageKey && { imageKey }),
    text,
    pictureLength: picture.length,
    ...(updated && { updated }),
    ...(name && { name }),
    ...(isCopy && { isCopy }),
    ...(verdict && { verdict }),
  };
  await opened.write(['codes', 'pictures', 'images', 'drafts'], async (transaction) => {
    const [codes, images] = [transaction.objectStore('codes'), transaction.objectStore('images')];
    const before = await codes.get(id);
    await Promise.all([
      codes.put(stored),
      transaction.objectStore('pictures').put(picture, id),
      customImage && images.put(customImage, imageKey),
    ]);
    if (before?.imageKey && before.imageKey !== imageKey) await sweepImages(transaction);
  });
}

/**
 * Stores a code that was just made. It replaces the newest code with the same picture, if design and text are the same,
 * and inherits its name, its mark as a copy and, if it has none yet, its verdict. It is found in memory at once.
 * Resolves when everything is stored, or after 15 s at most. Never rejects.
 */
export async function renewRecord(code: KeptCode): Promise<void> {
  // Look up the newest code with this picture before the new one is stored.
  const looking = findRecord(code.picture, '');
  held.set(code.id, code);
  const found = await looking;
  const latest = held.get(code.id);
  // If the code is gone, it was deleted meanwhile.
  if (!latest) return;
  const before = found && isSameDesign(found.design, code.design) && found.text === code.text ? found : null;
  const { name, isCopy, verdict } = before ?? {};
  const isKept = await saveRecord({
    ...(name && { name }),
    ...(isCopy && { isCopy }),
    ...(verdict && { verdict }),
    ...latest,
  });
  // An old code in the database stays if the database did not store the new one.
  if (before && (isKept || held.has(before.id))) await removeCode(before.id);
}

/** Sets a code's verdict or name; empty removes the name. A named code is no longer marked as a copy. Never rejects. */
export function changeCode(id: string, change: Pick<KeptCode, 'name' | 'verdict'>): Promise<void> {
  const changed = change.name === undefined ? change : { ...change, name: change.name || undefined, isCopy: undefined };
  return rewrite(id, (code) => ({ ...code, ...changed }));
}

/** Changes what files show of a code, but not its picture. Never rejects. */
export function changeFilePart(id: string, change: FilePart): Promise<void> {
  return rewrite(id, (code) => ({ ...code, design: withFilePart(code.design, change) }));
}

async function rewrite(id: string, change: <T extends KeptCode | StoredCode>(code: T) => T): Promise<void> {
  const own = held.get(id);
  if (own) held.set(id, change(own));
  await askDatabase(
    (opened) =>
      opened.write(['codes'], async ({ store }) => {
        const stored = await store.get(id);
        if (stored) await store.put(change(stored));
      }),
    undefined,
  );
  tellCodesChanged();
}

/** Deletes a code. Resolves to it, so that it can be restored, or to null if it does not exist. Never rejects. */
export async function removeCode(id: string): Promise<KeptCode | null> {
  const removed = await readStoredCode(id);
  held.delete(id);
  await askDatabase(
    (opened) =>
      opened.write(['codes', 'pictures', 'images', 'drafts'], async (transaction) => {
        await Promise.all([
          transaction.objectStore('codes').delete(id),
          transaction.objectStore('pictures').delete(id),
        ]);
        if (removed?.design.customImage) await sweepImages(transaction);
      }),
    undefined,
  );
  tellCodesChanged();
  return removed;
}

export interface Added {
  readonly added: number;
  /** How many existed already. They stay unchanged. */
  readonly present: number;
  /** How many the browser did not store. Codes among them exist for this visit, and count in `added` too. */
  readonly unkept: number;
}

/** Adds codes and overwrites none: one whose id a different code has gets a new id. Never rejects. */
export async function addCodes(codes: readonly KeptCode[]): Promise<Added> {
  const sum = { added: 0, present: 0, unkept: 0 };
  for (const code of codes) {
    const here = await findSame(code);
    if (here === 'same') {
      sum.present++;
      continue;
    }
    sum.added++;
    const isKept = await saveRecord(here === 'other' ? { ...code, id: newCodeId() } : code);
    if (!isKept) sum.unkept++;
  }
  return sum;
}

/** `none` if no stored code has its id, `same` if it is stored under any id, else `other`. */
async function findSame(code: KeptCode): Promise<'same' | 'other' | 'none'> {
  const own = await readStoredCode(code.id);
  if (!own) return 'none';
  if (isSameCode(own, code)) return 'same';
  for (const { id, text } of await listCodes()) {
    const other = text === code.text ? await readStoredCode(id) : null;
    if (other && isSameCode(other, code)) return 'same';
  }
  return 'other';
}

function isSameCode(a: KeptCode, b: KeptCode): boolean {
  return a.text === b.text && a.picture === b.picture && a.design.customImage === b.design.customImage;
}
