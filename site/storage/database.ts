import type { DBSchema, IDBPTransaction, StoreNames } from 'idb';
import type { KeptCode } from '#carrying';
import type { WrittenDesign } from '#design';
import type { CheckedFile } from './checked-file.ts';
import { subscribeToDeletion } from './deletion.ts';
import type { TableSet } from './table-sets.ts';

/** A code in the database, without its picture and image. Readers parse it with `readKeptCode`. */
export interface StoredCode {
  readonly id: string;
  /** The design without its image. */
  readonly design: WrittenDesign;
  readonly imageKey?: string;
  readonly text: string;
  /** Length of the picture in characters. Pictures of another length need not be compared. */
  readonly pictureLength: number;
  readonly updated?: string;
  readonly name?: string;
  readonly isCopy?: boolean;
  readonly verdict?: string;
}

/** The design that a tab edits. Browsers know its store, and its key of the session, by an earlier name: draft. */
export interface StoredWorkingDesign {
  /** Drawn at random by each page. */
  readonly name: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** The design without its image, which is stored separately because it is large and rarely changes. */
  readonly design: WrittenDesign;
  readonly imageKey?: string;
}

interface Schema extends DBSchema {
  codes: { key: string; value: StoredCode };
  /** The pictures of the codes as data URLs, under the ids of the codes. */
  pictures: { key: string; value: string };
  /** The visitor's images as data URLs, under their hashes. Several codes and working designs may share one. */
  images: { key: string; value: string };
  drafts: { key: string; value: StoredWorkingDesign };
  sets: { key: string; value: TableSet };
  checked: { key: string; value: CheckedFile };
}

export const STORES = ['codes', 'pictures', 'images', 'drafts', 'sets', 'checked'] as const;

type Names = readonly StoreNames<Schema>[];

type Transact<Mode extends 'readonly' | 'readwrite'> = <const Stores extends Names, T>(
  stores: Stores,
  work: (transaction: IDBPTransaction<Schema, Stores, Mode>) => Promise<T>,
) => Promise<T>;

/**
 * The database. It can be used only through these two functions, because browsers abort transactions when site data is
 * cleared, and that error must be handled together with the errors of single requests. Both functions reject with the
 * error that ended `work`. While `work` awaits one request, it must not leave the promise of another request unhandled.
 */
export interface Database {
  /** Resolves to the value that was read, even if the transaction fails afterwards. */
  readonly read: Transact<'readonly'>;
  /** Resolves when everything is written. */
  readonly write: Transact<'readwrite'>;
}

/** Time limit in milliseconds. A database that answers at all answers much sooner. */
const LIMIT = 3000;

class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

let database: Promise<Database | null> | null = null;
let isLate = false;

/** Resolves to `fallback` if there is no database, it fails, or it does not answer within 3 s. */
export async function askDatabase<T>(question: (opened: Database) => Promise<T>, fallback: T): Promise<T> {
  const opened = await sharedDatabase();
  if (!opened) return fallback;
  try {
    return await inTime(question(opened));
  } catch (error) {
    console.warn('Codes and designs are kept for this visit only', error);
    return fallback;
  }
}

/**
 * Opened at first use; null if there is none, as in some private windows, or after 3 s without an answer: then the page
 * keeps everything in memory until it answers. Never rejects.
 */
export function sharedDatabase(): Promise<Database | null> {
  database ??= openInTime();
  return database;
}

/** Whether the database has not answered in time. Its content can then be neither read nor deleted. */
export function isDatabaseLate(): boolean {
  return isLate;
}

async function openInTime(): Promise<Database | null> {
  const opening = open();
  try {
    return await inTime(opening);
  } catch (error) {
    console.warn('Codes and designs are kept for this visit only', error);
    if (error instanceof TimeLimitError) {
      isLate = true;
      opening.then(arrive, console.warn);
    }
    return null;
  }
}

function arrive(opened: Database): void {
  isLate = false;
  database = Promise.resolve(opened);
  tellCodesChanged();
}

/** Called when the browser has closed the database. The next caller opens it again. */
function forget(): void {
  database = null;
}

async function open(): Promise<Database> {
  const { openDB } = await import('idb');
  const opened = await openDB<Schema>('quietzone', 2, {
    upgrade(created, old, _new, transaction) {
      transaction.done.catch(toldElsewhere);
      created.createObjectStore('checked', { keyPath: 'tab' });
      if (old > 0) return;
      created.createObjectStore('codes', { keyPath: 'id' });
      created.createObjectStore('pictures');
      created.createObjectStore('images');
      created.createObjectStore('drafts', { keyPath: 'name' });
      created.createObjectStore('sets', { keyPath: 'id' });
    },
    // A newer version in another tab can be opened only after this connection is closed.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    // For example because the visitor clears site data.
    terminated: forget,
  });
  return {
    async read(stores, work) {
      const transaction = opened.transaction(stores);
      transaction.done.catch(toldElsewhere);
      return work(transaction);
    },
    async write(stores, work) {
      const transaction = opened.transaction(stores, 'readwrite');
      const [answer] = await Promise.all([work(transaction), transaction.done]);
      return answer;
    },
  };
}

/** The same failure also rejects the transaction's requests, or the opening of the database. */
function toldElsewhere(): void {}

/** Settles as `answer` does, or rejects with a `TimeLimitError` after 3 s. The work behind `answer` continues. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError(`No answer within ${LIMIT} ms`)), LIMIT);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Codes, by id, that the database has not stored yet or could not store. */
export const held = new Map<string, KeptCode>();

subscribeToDeletion(() => held.clear());

/** Resolves to the number of codes and kept sets; only of codes in memory if the database fails. Never rejects. */
export function countRecords(): Promise<number> {
  return askDatabase(
    (opened) =>
      opened.read(['codes', 'sets'], async (transaction) => {
        const [ids, sets] = await Promise.all([
          transaction.objectStore('codes').getAllKeys(),
          // The ids of kept sets are numbers. The other sets belong to tabs.
          transaction.objectStore('sets').count(IDBKeyRange.bound('0', ':')),
        ]);
        // A code that is being stored may be both in memory and in the database.
        return new Set([...ids, ...held.keys()]).size + sets;
      }),
    held.size,
  );
}

/** Resolves to the key of an image: its SHA-256. Equal images have one key, and the image under a key never changes. */
export async function imageKeyOf(image: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(image));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function sweepImages(
  transaction: IDBPTransaction<Schema, ('codes' | 'pictures' | 'images' | 'drafts')[], 'readwrite'>,
): Promise<void> {
  const images = transaction.objectStore('images');
  const [codes, designs, keys] = await Promise.all([
    transaction.objectStore('codes').getAll(),
    transaction.objectStore('drafts').getAll(),
    images.getAllKeys(),
  ]);
  const used = new Set([...codes, ...designs].map(({ imageKey }) => imageKey));
  await Promise.all(keys.filter((key) => !used.has(key)).map((key) => images.delete(key)));
}

const CHANNEL = 'quietzone-codes';

const listeners = new Set<() => void>();

/** The only channel of this page. A second one would also receive the messages of the first. */
let channel: BroadcastChannel | null = null;

/** Calls `listener` after each change of codes and sets in any tab. Returns a function that unsubscribes. */
export function subscribeToCodes(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', tellHere);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

export function tellCodesChanged(): void {
  tellHere();
  if (typeof BroadcastChannel === 'undefined') return;
  const sender = channel ?? new BroadcastChannel(CHANNEL);
  sender.postMessage(null);
  if (sender !== channel) sender.close();
}

function tellHere(): void {
  for (const listener of [...listeners]) listener();
}
