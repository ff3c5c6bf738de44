import { type DBSchema, type IDBPObjectStore, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { WrittenDesign } from '#design';

/** A record in the database, without what is large. */
export interface StoredRecord {
  readonly id: string;
  /** Without its image. */
  readonly design: WrittenDesign;
  /** Where the design's image is kept; absent without one. */
  readonly imageKey?: string;
  readonly text: string;
  /** In characters: pictures of another length need not be looked at. */
  readonly pictureLength: number;
  readonly name?: string;
  readonly isCopy?: boolean;
  readonly verdict?: string;
}

/** The design that somebody is making in one tab, as the database has it. */
export interface StoredWork {
  /** The tab. */
  readonly tab: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** Without its image, which is kept apart because it is large and seldom changes. */
  readonly design: WrittenDesign;
  /** Where that is; absent without one. It never changes under its key. */
  readonly imageKey?: string;
  /** In records of earlier releases, which kept the image under a key of the tab. */
  readonly hasImage?: boolean;
}

/** A table with what becomes of it, as the database has it. Whoever reads it checks what is in it. */
export interface StoredSet {
  /** Of a kept set, as for codes; of the one that somebody makes in a tab, that tab's. */
  readonly id: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  readonly name: string;
  /** Codes that it came to. */
  readonly codes: number;
  /** The mapping, the look and the choices, as plain data. */
  readonly plan: unknown;
  /** The file of the table; absent for one that is in the plan. */
  readonly table?: Blob;
}

interface Schema extends DBSchema {
  /** Made codes without what is large. */
  codes: { key: string; value: StoredRecord };
  /** Their pictures as data URLs, under the code's id. */
  pictures: { key: string; value: string };
  /** The visitor's images as data URLs, which several codes may share. */
  images: { key: string; value: string };
  /** The designs that are being made, one for each tab. */
  work: { key: string; value: StoredWork };
  /** Tables with what becomes of them. */
  sets: { key: string; value: StoredSet };
}

type Names = readonly StoreNames<Schema>[];

/** The images, in a transaction that reads or writes them. */
export type ImageStore = Pick<IDBPObjectStore<Schema, ['images'], 'images', 'readonly'>, 'get'>;

/** One read or write of several stores: what it gives, or why not, is its promise's alone. */
type Transact<Mode extends 'readonly' | 'readwrite'> = <const Stores extends Names, T>(
  stores: Stores,
  work: (transaction: IDBPTransaction<Schema, Stores, Mode>) => Promise<T>,
) => Promise<T>;

/**
 * The database, which is read and written in these two ways only: browsers break transactions off when sites' data are
 * cleared, and what a transaction says of that must be heard beside what its requests say. Both reject with whatever
 * stopped the work, which must not leave one request alone while it awaits another.
 */
export interface Database {
  /** Resolves to what was read, whatever ends the transaction after that. */
  readonly read: Transact<'readonly'>;
  /** Resolves once all is written. */
  readonly write: Transact<'readwrite'>;
}

/**
 * Opens the database, and makes it where there is none; `onLost` is called when it is closed from outside, as when the
 * visitor clears what sites keep. Rejects where the browser keeps none, as in some private windows.
 */
export async function openDatabase(onLost: () => void = () => undefined): Promise<Database> {
  const database = await openDB<Schema>('quietzone', 2, {
    upgrade(database, old, _new, transaction) {
      transaction.done.catch(toldElsewhere);
      if (old < 1) {
        database.createObjectStore('codes', { keyPath: 'id' });
        database.createObjectStore('pictures');
        database.createObjectStore('images');
        database.createObjectStore('work', { keyPath: 'tab' });
      }
      database.createObjectStore('sets', { keyPath: 'id' });
    },
    // Another tab has a later release of the site: let it have its way.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });
  return {
    async read(stores, work) {
      const transaction = database.transaction(stores);
      transaction.done.catch(toldElsewhere);
      return work(transaction);
    },
    async write(stores, work) {
      const transaction = database.transaction(stores, 'readwrite');
      const [answer] = await Promise.all([work(transaction), transaction.done]);
      return answer;
    },
  };
}

/**
 * The requests that a transaction takes with it reject as well, and so does opening a database that could not be made.
 */
function toldElsewhere(): void {}
