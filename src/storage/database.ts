import { type DBSchema, type IDBPObjectStore, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { WrittenDesign } from '#design';

/** A record in the database, without picture and image. */
export interface StoredRecord {
  readonly id: string;
  /** Without its image. */
  readonly design: WrittenDesign;
  /** The key of the design's image; absent without one. */
  readonly imageKey?: string;
  readonly text: string;
  /** Characters; pictures of another length need not be compared. */
  readonly pictureLength: number;
  readonly name?: string;
  readonly isCopy?: boolean;
  readonly verdict?: string;
}

/** The design in one tab, as it is stored. */
export interface StoredWork {
  /** The tab. */
  readonly tab: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** Without its image, which is stored separately because it is large and rarely changes. */
  readonly design: WrittenDesign;
  /** The key of its image; absent without one. An image never changes under its key. */
  readonly imageKey?: string;
  /** Set in records of earlier releases, which stored the image under a key of the tab. */
  readonly hasImage?: boolean;
}

/** A table with its plan, as it is stored. Readers must validate it. */
export interface StoredSet {
  /** For a kept set, an id like that of a code; for the set in a tab, the tab's name. */
  readonly id: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** Of the table's file; empty for a table without one. */
  readonly name: string;
  /** What the visitor calls it, also after the table is made again; absent without such a name. */
  readonly title?: string;
  /** The number of its codes. */
  readonly codes: number;
  /** The mapping, the look and the choices, as plain data. */
  readonly plan: unknown;
  /** The file of the table; absent if the table is in the plan. */
  readonly table?: Blob;
}

interface Schema extends DBSchema {
  /** Made codes without pictures and images. */
  codes: { key: string; value: StoredRecord };
  /** Their pictures as data URLs, under the code's id. */
  pictures: { key: string; value: string };
  /** The visitor's images as data URLs, which several codes may share. */
  images: { key: string; value: string };
  /** The designs that are being made, one for each tab. */
  work: { key: string; value: StoredWork };
  /** Tables with their plans. */
  sets: { key: string; value: StoredSet };
}

type Names = readonly StoreNames<Schema>[];

/** The images, in a transaction that reads or writes them. */
export type ImageStore = Pick<IDBPObjectStore<Schema, ['images'], 'images', 'readonly'>, 'get'>;

/** Reads or writes several stores at once. Its promise alone reports the result or the error. */
type Transact<Mode extends 'readonly' | 'readwrite'> = <const Stores extends Names, T>(
  stores: Stores,
  work: (transaction: IDBPTransaction<Schema, Stores, Mode>) => Promise<T>,
) => Promise<T>;

/**
 * The database, with exactly two ways of access. Browsers abort transactions when site data is cleared; that error must
 * be handled together with the errors of the requests. Both reject with the error that stopped the work. The work must
 * not leave one request unhandled while it awaits another.
 */
export interface Database {
  /** Resolves to the read value, whatever ends the transaction afterwards. */
  readonly read: Transact<'readonly'>;
  /** Resolves once all is written. */
  readonly write: Transact<'readwrite'>;
}

/**
 * Opens the database, creating it if needed. `onLost` is called when it is closed from outside, for example because the
 * visitor clears site data. Rejects if the browser provides no database, as in some private windows.
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
    // Another tab needs a newer version of the database: make way for it.
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

/** When a transaction fails, its requests reject too, and so does opening a database that could not be created. */
function toldElsewhere(): void {}
