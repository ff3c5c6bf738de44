import type { KeptCode } from '#carrying';
import type { Database } from './database.ts';
import { sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

/** A code as it is stored, and as backups contain it. Its id comes from `newCodeId`, so later codes have higher ids. */
export type CodeRecord = KeptCode;

/** Records, by id, that the database has not stored yet or could not store. */
export const held = new Map<string, CodeRecord>();

/**
 * Resolves to the number of codes, stored or in memory, plus the number of stored sets of many codes. If the database
 * cannot be read, only the codes in memory are counted. Never rejects.
 */
export async function countRecords(): Promise<number> {
  const opened = await sharedDatabase();
  try {
    return opened ? await inTime(countAll(opened)) : held.size;
  } catch (error) {
    console.warn('The codes of this browser cannot be counted', error);
    return held.size;
  }
}

/**
 * Counts all codes, and the sets whose ids are numbers. The other sets belong to tabs. A code that is being stored may
 * be both in memory and in the database, and is counted once.
 */
function countAll(opened: Database): Promise<number> {
  return opened.read(['codes', 'sets'], async (transaction) => {
    const [ids, sets] = await Promise.all([
      transaction.objectStore('codes').getAllKeys(),
      transaction.objectStore('sets').count(IDBKeyRange.bound('0', ':')),
    ]);
    return new Set([...ids, ...held.keys()]).size + sets;
  });
}
