import { askDatabase } from './ask-database.ts';
import { readItem, writeItem } from './browser-storage.ts';
import { tellCodesChanged } from './code-changes.ts';
import type { StoredSet } from './database.ts';
import { countDeletions } from './deletion.ts';

/**
 * A set of many codes: a table with its plan. After its codes were made, a set is a *kept* set, with an id from
 * `newCodeId`. Before that, it is the set being edited in a tab. `plan` is not validated.
 */
export type TableSet = StoredSet;

/** Maximum size of a stored table in bytes. Browsers have room for many tables of this size. */
const MOST_BYTES = 20_000_000;

/**
 * Maximum number of kept sets, and of tabs whose edited set is stored. A new kept set beyond the maximum is refused. A
 * further tab's edited set replaces the edited set that was changed longest ago.
 */
const MOST_SETS = 200;
const MOST_TABS = 4;

/** The key of the tab's name in the session storage. The name stays the same across reloads. */
const TAB_KEY = 'manyTab';

/** Matches the id of a kept set. The id of a set that is being edited in a tab begins with `tab-`. */
const KEPT = /^\d{1,16}$/;

/** Resolves to the kept sets, the newest first. Never rejects. */
export async function listSets(): Promise<TableSet[]> {
  const stored = await askDatabase((opened) => opened.read(['sets'], ({ store }) => store.getAll()), []);
  return stored.filter((set) => isSet(set) && KEPT.test(set.id)).sort((a, b) => b.at - a.at);
}

/** Resolves to a kept set, or null if it does not exist. Never rejects. */
export async function readSet(id: string): Promise<TableSet | null> {
  return KEPT.test(id) ? read(id) : null;
}

/**
 * Stores a set whose codes were made. The set replaces a stored set with the same id. If the new set has no title, it
 * gets the title of the set that it replaces. Resolves to whether the browser has stored the set. Never rejects.
 */
export async function keepSet(set: TableSet): Promise<boolean> {
  const deletions = countDeletions();
  const sets = await listSets();
  const before = sets.find(({ id }) => id === set.id);
  if (!before && sets.length >= MOST_SETS) return false;
  return change({ ...(before?.title && { title: before.title }), ...set }, deletions);
}

/**
 * Changes the title of a kept set. An empty title removes the title, so the set is listed under its file name. Resolves
 * to whether the browser has stored the change. Never rejects.
 */
export async function renameSet(id: string, title: string): Promise<boolean> {
  const deletions = countDeletions();
  const set = await readSet(id);
  if (!set) return false;
  const { title: _, ...untitled } = set;
  return change(title === '' ? untitled : { ...set, title }, deletions);
}

/** The result of adding sets. */
export interface AddedSets {
  readonly added: number;
  /** How many sets existed already. They stay unchanged. */
  readonly present: number;
  /** How many sets the browser did not store. */
  readonly unkept: number;
}

/** Adds sets without overwriting any. Never rejects. */
export async function addSets(sets: readonly TableSet[]): Promise<AddedSets> {
  const sum = { added: 0, present: 0, unkept: 0 };
  for (const set of sets) {
    if (await readSet(set.id)) sum.present++;
    else if (await keepSet(set)) sum.added++;
    else sum.unkept++;
  }
  return sum;
}

async function change(set: TableSet, deletions: number): Promise<boolean> {
  const isKept = await write(set, deletions);
  if (isKept) tellCodesChanged();
  return isKept;
}

/**
 * Deletes a kept set. Resolves to the set, so that it can be restored, or to null if it does not exist. Never rejects.
 */
export async function removeSet(id: string): Promise<TableSet | null> {
  const removed = await readSet(id);
  await askDatabase((opened) => opened.write(['sets'], ({ store }) => store.delete(id)), undefined);
  tellCodesChanged();
  return removed;
}

/** Resolves to the set that this tab edited before it was reloaded, or null if there is none. Never rejects. */
export async function readWorkingSet(): Promise<TableSet | null> {
  const tab = readItem('sessionStorage', TAB_KEY);
  return tab === null ? null : read(workId(tab));
}

/**
 * Stores the set that is edited in this tab, so that a reload of the tab restores it. Resolves to whether the browser
 * has stored it. Never rejects.
 */
export async function keepWorkingSet(set: Omit<TableSet, 'id'>): Promise<boolean> {
  const deletions = countDeletions();
  const tab = readItem('sessionStorage', TAB_KEY) ?? crypto.randomUUID();
  writeItem('sessionStorage', TAB_KEY, tab);
  const id = workId(tab);
  await askDatabase(async (opened) => {
    const all = await opened.read(['sets'], ({ store }) => store.getAll());
    const old = all.filter((other) => !KEPT.test(other.id) && other.id !== id).sort((a, b) => b.at - a.at);
    const gone = old.slice(MOST_TABS - 1);
    if (gone.length > 0) {
      await opened.write(['sets'], ({ store }) => Promise.all(gone.map((other) => store.delete(other.id))));
    }
  }, undefined);
  return write({ ...set, id }, deletions);
}

function workId(tab: string): string {
  return `tab-${tab}`;
}

function read(id: string): Promise<TableSet | null> {
  return askDatabase(async (opened) => {
    const stored: unknown = await opened.read(['sets'], ({ store }) => store.get(id));
    return isSet(stored) ? stored : null;
  }, null);
}

/** Stores a set unless everything was deleted meanwhile. The caller counted `deletions` before it read anything. */
async function write(set: TableSet, deletions: number): Promise<boolean> {
  if ((set.table?.size ?? 0) > MOST_BYTES) return false;
  return askDatabase(async (opened) => {
    if (countDeletions() !== deletions) return false;
    await opened.write(['sets'], ({ store }) => store.put(set));
    return true;
  }, false);
}

/** Whether a record of the database has the form of a set. */
function isSet(value: unknown): value is TableSet {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, name, title, codes, table } = value as Readonly<Record<string, unknown>>;
  const hasTable = table === undefined || table instanceof Blob;
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof name === 'string' &&
    (title === undefined || typeof title === 'string') &&
    typeof codes === 'number' &&
    hasTable
  );
}
