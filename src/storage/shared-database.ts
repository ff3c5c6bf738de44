import type { Database } from './database.ts';

let database: Promise<Database | null> | null = null;

/** The browser's database, opened when it is first needed. Null where the browser keeps none; the page goes on without. Never rejects. */
export function sharedDatabase(): Promise<Database | null> {
  database ??= import('./database.ts')
    .then(({ openDatabase }) => openDatabase(forget))
    .catch((error: unknown) => {
      console.warn('Codes and designs are kept for this visit only', error);
      return null;
    });
  return database;
}

/** The browser has closed it: who needs it next opens it again. */
function forget(): void {
  database = null;
}
