import type { Database } from './database.ts';
import { sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

/**
 * Resolves to the database's answer. Resolves to `fallback` if there is no database, it fails, or it does not answer
 * within 3 s.
 */
export async function askDatabase<T>(question: (opened: Database) => Promise<T>, fallback: T): Promise<T> {
  const opened = await sharedDatabase();
  if (!opened) return fallback;
  try {
    return await inTime(question(opened));
  } catch (error) {
    console.warn('The codes of this browser cannot be read or changed', error);
    return fallback;
  }
}
