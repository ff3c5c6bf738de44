import { type DBSchema, type IDBPObjectStore, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { WrittenDesign } from '#design';

/** A code in the database, without its picture and image. */
export interface StoredRecord {
  readonly id: string;
  /** The design without its image. */
  readonly design: WrittenDesign;
  /** The key of the design's image. Absent if it has none. */
  readonly imageKey?: string;
  readonly text: string;
  /** Length of the picture in characters. Pictures of another length need not be compared. */
  readonly pictureLength: number;
  readonly name?: string;
  readonly isCopy?: boolean;
  readonly verdict?: string;
}

/** The design that is edited in one tab. */
export interface StoredWork {
  /** The name of the tab. */
  readonly tab: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** The design without its image, which is stored separately because it is large and rarely changes. */
  readonly design: WrittenDesign;
  /** The key of its image. Absent if it has none. The image under a key never changes. */
  readonly imageKey?: string;
  /**
   * Whether the design has an image. Only earlier releases wrote this property. They stored the image under the key
   * `tab ` followed by the tab's name.
   */
  readonly hasImage?: boolean;
}

/** A set of many codes: a table and the plan for its codes. Readers must validate it. */
export interface StoredSet {
  /**
   * If the codes of the set were made, its id has the form of a code's id. The id of a set that is being edited in a
   * tab is `tab-` followed by the tab's name.
   */
  readonly id: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** The name of the table's file. Empty if the table did not come from a file. */
  readonly name: string;
  /** The name that the visitor gave the set. It stays when the codes are made again. Absent if none was given. */
  readonly title?: string;
  /** The number of its codes. */
  readonly codes: number;
  /** The mapping of columns, the common design and the visitor's choices, as plain data. */
  readonly plan: object;
  /** The file of the table; absent if the table is in the plan. */
  readonly table?: Blob;
}

interface Schema extends DBSchema {
  /** Codes without their pictures and images. */
  codes: { key: string; value: StoredRecord };
  /** The pictures of the codes as data URLs, under the ids of the codes. */
  pictures: { key: string; value: string };
  /** The visitor's images as data URLs, which several codes may share. */
  images: { key: string; value: string };
  /** The designs being edited, one for each tab. */
  work: { key: string; value: StoredWork };
  /** Sets of many codes. */
  sets: { key: string; value: StoredSet };
}

type Names = readonly StoreNames<Schema>[];

/** The store of images in a transaction. */
export type ImageStore = Pick<IDBPObjectStore<Schema, ['images'], 'images', 'readonly'>, 'get'>;

/**
 * Reads or writes several stores in one transaction. The result and any error are reported only through the returned
 * promise.
 */
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

/**
 * Opens the database and creates it if needed. `onLost` is called when it is closed from outside, for example because
 * the visitor clears site data. Rejects if the browser provides no database, as in some private windows.
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
    // Another tab needs a newer version of the database. The newer version can be opened only after this connection is
    // closed.
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
 * Ignores the error of a transaction, because the same failure also rejects its requests, or the opening of the
 * database.
 */
function toldElsewhere(): void {}
