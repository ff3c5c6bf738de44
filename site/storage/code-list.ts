import { type Caption, type QrDesign, withCaption, writeDesign } from '#design';
import { askDatabase as ask } from './ask-database.ts';
import { tellCodesChanged } from './code-changes.ts';
import type { Database, StoredRecord } from './database.ts';
import { newCodeId } from './generated-code.ts';
import { type CodeRecord, held } from './held-records.ts';
import { forgetImage, readStored, saveRecord } from './records.ts';

/** A code in the list: its record without the picture and the image. */
export interface CodeEntry extends Omit<CodeRecord, 'picture'> {
  /** The design without its image. */
  readonly design: QrDesign;
  /** Length of the picture's data URL in characters. */
  readonly pictureLength: number;
  /** Whether the code is not in the database, so that it is lost after this visit. */
  readonly isForThisVisit: boolean;
}

/**
 * Returns all codes, the newest first. Codes that this release cannot read are omitted but not deleted. Never rejects.
 */
export async function listCodes(): Promise<CodeEntry[]> {
  const stored = await ask((opened) => opened.read(['codes'], ({ store }) => store.getAll()), []);
  const entries = stored.flatMap((record): CodeEntry[] => {
    const read = held.has(record.id) ? null : readStored(record, '', undefined);
    return read ? [toEntry(read, record.pictureLength, false)] : [];
  });
  entries.push(...[...held.values()].map((record) => toEntry(record, record.picture.length, true)));
  return entries.sort((a, b) => Number(b.id) - Number(a.id));
}

/** Resolves to the picture of a code as a data URL, or null if the code does not exist. Never rejects. */
export async function readCodePicture(id: string): Promise<string | null> {
  const own = held.get(id);
  if (own) return own.picture;
  const stored: unknown = await ask((opened) => opened.read(['pictures'], ({ store }) => store.get(id)), null);
  return typeof stored === 'string' ? stored : null;
}

/** Resolves to a whole code with its image, or null if it does not exist. Never rejects. */
export async function readStoredCode(id: string): Promise<CodeRecord | null> {
  return held.get(id) ?? ask((opened) => read(opened, id), null);
}

/**
 * Sets a code's verdict or name. An empty name removes the name. A code that is given a name is no longer marked as a
 * copy. Never rejects.
 */
export async function changeCode(id: string, change: Pick<CodeRecord, 'name' | 'verdict'>): Promise<void> {
  const changed = change.name === undefined ? change : { ...change, name: change.name || undefined, isCopy: undefined };
  const own = held.get(id);
  if (own) held.set(id, { ...own, ...changed });
  await ask((opened) => write(opened, id, changed), undefined);
  tellCodesChanged();
}

/** Changes the caption and frame of a code, but not its picture. Never rejects. */
export async function changeCaption(id: string, change: Caption): Promise<void> {
  const own = held.get(id);
  if (own) held.set(id, { ...own, design: withCaption(own.design, change) });
  await ask((opened) => rewrite(opened, id, change), undefined);
  tellCodesChanged();
}

/**
 * Deletes a code. Resolves to the whole code, so that it can be restored, or to null if it does not exist. Never
 * rejects.
 */
export async function removeCode(id: string): Promise<CodeRecord | null> {
  const removed = await readStoredCode(id);
  held.delete(id);
  await ask((opened) => remove(opened, id), undefined);
  tellCodesChanged();
  return removed;
}

/** The result of adding codes. */
export interface Added {
  readonly added: number;
  /** How many codes existed already. They stay unchanged. */
  readonly present: number;
  /** How many of the added codes the browser did not store. They exist for this visit only. */
  readonly unkept: number;
}

/**
 * Adds codes without overwriting any: if a different code has the same id, the added one gets a new id. Never rejects.
 */
export async function addCodes(codes: readonly CodeRecord[]): Promise<Added> {
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

/**
 * Resolves to `none` if no stored code has the id of this code. Otherwise resolves to `same` if this code is already
 * stored, under its own id or another one, and to `other` if it is not.
 */
async function findSame(code: CodeRecord): Promise<'same' | 'other' | 'none'> {
  const own = await readStoredCode(code.id);
  if (!own) return 'none';
  if (isSameCode(own, code)) return 'same';
  for (const { id, text } of await listCodes()) {
    const other = text === code.text ? await readStoredCode(id) : null;
    if (other && isSameCode(other, code)) return 'same';
  }
  return 'other';
}

function isSameCode(a: CodeRecord, b: CodeRecord): boolean {
  return a.text === b.text && a.picture === b.picture && a.design.customImage === b.design.customImage;
}

function toEntry({ picture: _, ...record }: CodeRecord, pictureLength: number, isForThisVisit: boolean): CodeEntry {
  const { customImage: _image, ...design } = record.design;
  return { ...record, design, pictureLength, isForThisVisit };
}

function read(opened: Database, id: string): Promise<CodeRecord | null> {
  return opened.read(['codes', 'pictures', 'images'], async (transaction) => {
    const [stored, picture] = await Promise.all([
      transaction.objectStore('codes').get(id),
      transaction.objectStore('pictures').get(id),
    ]);
    if (!stored) return null;
    const image = stored.imageKey && (await transaction.objectStore('images').get(stored.imageKey));
    return readStored(stored, picture, image);
  });
}

function write(opened: Database, id: string, change: Partial<StoredRecord>): Promise<void> {
  return opened.write(['codes'], async ({ store }) => {
    const stored = await store.get(id);
    if (stored) await store.put({ ...stored, ...change });
  });
}

function rewrite(opened: Database, id: string, change: Caption): Promise<void> {
  return opened.write(['codes'], async ({ store }) => {
    const stored = await store.get(id);
    if (!stored) return;
    const { version: _, ...design } = stored.design;
    await store.put({ ...stored, design: writeDesign(withCaption(design, change)) });
  });
}

async function remove(opened: Database, id: string): Promise<void> {
  const goneImage = await opened.write(['codes', 'pictures', 'images'], async (transaction) => {
    const codes = transaction.objectStore('codes');
    const imageKey = (await codes.get(id))?.imageKey;
    const others: StoredRecord[] = imageKey ? await codes.getAll() : [];
    const isShared = others.some((other) => other.id !== id && other.imageKey === imageKey);
    await Promise.all([
      codes.delete(id),
      transaction.objectStore('pictures').delete(id),
      imageKey && !isShared && transaction.objectStore('images').delete(imageKey),
    ]);
    return isShared ? undefined : imageKey;
  });
  if (goneImage) forgetImage(goneImage);
}
