import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredRecord } from './records.ts';
import type { StoredWork } from './working-design.ts';

interface Schema extends DBSchema {
  /** Made codes without what is large. */
  codes: { key: string; value: StoredRecord };
  /** Their pictures as data URLs, under the code's id. */
  pictures: { key: string; value: string };
  /** The visitor's images as data URLs, which several codes may share. */
  images: { key: string; value: string };
  /** The designs that are being made, one for each tab. */
  work: { key: string; value: StoredWork };
}

export type Database = IDBPDatabase<Schema>;

/**
 * Opens the database, and makes it where there is none; `onLost` is called when it is closed from outside, as when the visitor clears what
 * sites keep. Rejects where the browser keeps none, as in some private windows.
 */
export function openDatabase(onLost: () => void = () => undefined): Promise<Database> {
  return openDB<Schema>('quietzone', 1, {
    upgrade(database) {
      database.createObjectStore('codes', { keyPath: 'id' });
      database.createObjectStore('pictures');
      database.createObjectStore('images');
      database.createObjectStore('work', { keyPath: 'tab' });
    },
    // Another tab has a later release of the site: let it have its way.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });
}
