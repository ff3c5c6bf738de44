import { type InferOutput, instance, is, number, object, string } from 'valibot';
import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { askDatabase } from './database.ts';
import { lastDeletion } from './deletion.ts';

const FILE = object({ tab: string(), at: number(), file: instance(Blob) });

/** The picture that a tab checked last. */
export type CheckedFile = Readonly<InferOutput<typeof FILE>>;

/** Bytes. Larger files are not kept. */
const MOST_BYTES = 20_000_000;

const MOST_TABS = 4;

const TAB_KEY = 'checkTab';

export function hasCheckedFile(): boolean {
  return readItem('sessionStorage', TAB_KEY) !== null;
}

/** Resolves to the picture that this tab checked before it was reloaded, or null if there is none. Never rejects. */
export async function readCheckedFile(): Promise<Blob | null> {
  const tab = readItem('sessionStorage', TAB_KEY);
  if (tab === null) return null;
  const stored = await askDatabase((opened) => opened.read(['checked'], ({ store }) => store.get(tab)), undefined);
  return is(FILE, stored) ? stored.file : null;
}

/** Stores the picture for this tab's reload, and drops those of earlier tabs. Never rejects. */
export async function keepCheckedFile(file: Blob): Promise<void> {
  if (file.size > MOST_BYTES) return forgetCheckedFile();
  const tab = readItem('sessionStorage', TAB_KEY) ?? crypto.randomUUID();
  writeItem('sessionStorage', TAB_KEY, tab);
  const deletion = lastDeletion();
  await askDatabase(async (opened) => {
    if (lastDeletion() !== deletion) return;
    await opened.write(['checked'], async ({ store }) => {
      await store.put({ tab, at: Date.now(), file });
      const others = (await store.getAll()).sort((a, b) => b.at - a.at).slice(MOST_TABS);
      await Promise.all(others.map((other) => store.delete(other.tab)));
    });
  }, undefined);
}

/** Drops this tab's picture. Never rejects. */
export async function forgetCheckedFile(): Promise<void> {
  const tab = readItem('sessionStorage', TAB_KEY);
  if (tab === null) return;
  removeItem('sessionStorage', TAB_KEY);
  await askDatabase((opened) => opened.write(['checked'], ({ store }) => store.delete(tab)), undefined);
}
