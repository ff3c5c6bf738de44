import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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
  readonly verdict?: string;
}

/** The design that somebody is making in one tab, as the database has it. */
export interface StoredWork {
  /** The tab. */
  readonly tab: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** Without its image, which is kept apart under the tab's own key because it is large and seldom changes. */
  readonly design: WrittenDesign;
  readonly hasImage: boolean;
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
