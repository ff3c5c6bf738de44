import { custom, type InferOutput, instance, is, number, object, optional, string } from 'valibot';
import { readItem, writeItem } from './browser-storage.ts';
import type { Added } from './codes.ts';
import { askDatabase, tellCodesChanged } from './database.ts';
import { lastDeletion } from './deletion.ts';

const TABLE = {
  /** The mapping of columns, the common design and the visitor's choices, as plain data. Readers must validate it. */
  plan: custom<object>((plan) => typeof plan === 'object' && plan !== null),
  /** The file of the table; absent if the table is in the plan. */
  table: optional(instance(Blob)),
};

const SET = object({
  /** From `newCodeId` once the set is *kept*, that is, its codes were made. Before that, `tab-` with the tab's name. */
  id: string(),
  /** When it was last changed, in milliseconds. */
  at: number(),
  /** The name of the table's file. Empty if the table did not come from a file. */
  name: string(),
  /** The name that the visitor gave the set. It stays when the codes are made again. Absent if none was given. */
  title: optional(string()),
  codes: number(),
  ...TABLE,
  /** What a tab edited before this table replaced it. Dropped if its file has more than `MOST_TABLE_BYTES`. */
  earlier: optional(object(TABLE)),
});

export type TableSet = Readonly<InferOutput<typeof SET>>;

/** Maximum size of a stored table in bytes. Browsers have room for many tables of this size. */
export const MOST_TABLE_BYTES = 20_000_000;

const MOST_SETS = 200;
const MOST_TABS = 4;

const TAB_KEY = 'manyTab';

const KEPT = /^\d{1,16}$/;

/** Resolves to the kept sets, the newest first. Never rejects. */
export async function listSets(): Promise<TableSet[]> {
  const stored = await askDatabase((opened) => opened.read(['sets'], ({ store }) => store.getAll()), []);
  return stored.filter((set) => is(SET, set) && KEPT.test(set.id)).sort(byAge);
}

/** Resolves to a kept set, or null if it does not exist. Never rejects. */
export async function readSet(id: string): Promise<TableSet | null> {
  return KEPT.test(id) ? read(id) : null;
}

/** Replaces a set with this id, and keeps its title if it has none. Resolves to whether it is stored. Never rejects. */
export async function keepSet(set: TableSet): Promise<boolean> {
  const deletion = lastDeletion();
  const sets = await listSets();
  const before = sets.find(({ id }) => id === set.id);
  if (!before && sets.length >= MOST_SETS) return false;
  return change({ ...(before?.title && { title: before.title }), ...set }, deletion);
}

/** Changes a kept set's title; empty removes it. Resolves to whether that is stored. Never rejects. */
export async function renameSet(id: string, title: string): Promise<boolean> {
  const deletion = lastDeletion();
  const set = await readSet(id);
  if (!set) return false;
  const { title: _, ...untitled } = set;
  return change(title === '' ? untitled : { ...set, title }, deletion);
}

/** Adds sets without overwriting any. Never rejects. */
export async function addSets(sets: readonly TableSet[]): Promise<Added> {
  const sum = { added: 0, present: 0, unkept: 0 };
  for (const set of sets) {
    if (await readSet(set.id)) sum.present++;
    else if (await keepSet(set)) sum.added++;
    else sum.unkept++;
  }
  return sum;
}

/** Deletes a kept set. Resolves to it, to restore it, or to null if it does not exist. Never rejects. */
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

/** Stores the set edited in this tab for its reload. Resolves to whether it is stored. Never rejects. */
export async function keepWorkingSet(set: Omit<TableSet, 'id'>): Promise<boolean> {
  const tab = readItem('sessionStorage', TAB_KEY) ?? crypto.randomUUID();
  writeItem('sessionStorage', TAB_KEY, tab);
  const { earlier, ...current } = set;
  const isKept = earlier && (earlier.table?.size ?? 0) <= MOST_TABLE_BYTES;
  return write({ ...current, ...(isKept && { earlier }), id: workId(tab) }, lastDeletion());
}

function workId(tab: string): string {
  return `tab-${tab}`;
}

function read(id: string): Promise<TableSet | null> {
  return askDatabase(async (opened) => {
    const stored = await opened.read(['sets'], ({ store }) => store.get(id));
    return is(SET, stored) ? stored : null;
  }, null);
}

async function change(set: TableSet, deletion: number): Promise<boolean> {
  const isKept = await write(set, deletion);
  if (isKept) tellCodesChanged();
  return isKept;
}

/** Stores a set, unless everything was deleted after the time `deletion`. */
async function write(set: TableSet, deletion: number): Promise<boolean> {
  if ((set.table?.size ?? 0) > MOST_TABLE_BYTES) return false;
  return askDatabase(async (opened) => {
    if (lastDeletion() !== deletion) return false;
    await opened.write(['sets'], async ({ store }) => {
      await store.put(set);
      const edited = (await store.getAll()).filter(({ id }) => !KEPT.test(id)).sort(byAge);
      await Promise.all(edited.slice(MOST_TABS).map(({ id }) => store.delete(id)));
    });
    return true;
  }, false);
}

function byAge(a: TableSet, b: TableSet): number {
  return b.at - a.at;
}
