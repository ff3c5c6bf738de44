import { twice } from '#late';
import { tellCodesChanged } from './code-changes.ts';
import type { Database } from './database.ts';
import { inTime, TimeLimitError } from './time-limit.ts';

let database: Promise<Database | null> | null = null;
let isLate = false;

/**
 * Resolves to the database, which is opened at first use. Resolves to null if the browser provides none, or has not
 * opened it after 3 s; the page then keeps everything in memory until the database answers. Never rejects.
 */
export function sharedDatabase(): Promise<Database | null> {
  database ??= open();
  return database;
}

/** Whether the database has not answered in time. Its content can then be neither read nor deleted. */
export function isDatabaseLate(): boolean {
  return isLate;
}

async function open(): Promise<Database | null> {
  const opening = twice(() => import('./database.ts')).then(({ openDatabase }) => openDatabase(forget));
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

/** Called when the database answers after all. */
function arrive(opened: Database): void {
  isLate = false;
  database = Promise.resolve(opened);
  tellCodesChanged();
}

/** Called when the browser has closed the database. The next caller opens it again. */
function forget(): void {
  database = null;
}
