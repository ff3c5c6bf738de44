import type { Page } from '@playwright/test';

/** Returns the records of some stores of the site's database, or of all stores if none is named. */
// biome-ignore lint/suspicious/noExplicitAny: what a store contains is the site's business.
export function storedRecords(page: Page, ...stores: string[]): Promise<any[]> {
  return page.evaluate(
    (named) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('quietzone');
        // The site creates the database; one created by a test would be empty.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve([]) : reject(opening.error));
        opening.onsuccess = () => {
          const database = opening.result;
          const names = named.length > 0 ? named : [...database.objectStoreNames];
          const transaction = database.transaction(names);
          const readings = names.map((name) => transaction.objectStore(name).getAll());
          transaction.oncomplete = () => {
            database.close();
            resolve(readings.flatMap(({ result }) => result));
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    stores,
  );
}

/** `keys` has one key for each record, unless the store's records contain their keys. */
export function putRecords(
  page: Page,
  store: string,
  records: readonly unknown[],
  keys?: readonly string[],
): Promise<void> {
  return page.evaluate(
    (put) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('quietzone');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(put.store, 'readwrite');
          for (const [k, record] of put.records.entries())
            transaction.objectStore(put.store).put(record, put.keys?.[k]);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    { store, records, keys },
  );
}
