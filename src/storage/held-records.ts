import type { KeptCode } from '#carrying';
import type { Database } from './database.ts';
import { sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

/** A code as it is stored, and as backups contain it. Its id comes from `newCodeId`, so later codes have higher ids. */
export type CodeRecord = KeptCode;

/** Records, by id, that the database has not stored yet or could not store. */
export const held = new Map<string, CodeRecord>();

/** Resolves to the number of codes, stored or in memory, and of stored sets of many codes. Never rejects. */
export async function countRecords(): Promise<number> {
  const opened = await sharedDatabase();
  try {
    return held.size + (opened ? await inTime(countStored(opened)) : 0);
  } catch (error) {
    console.warn('The codes of this browser cannot be counted', error);
    return held.size;
  }
}

/** Counts the codes that are not in memory, and the sets with numeric ids. Other sets belong to tabs. */
function countStored(opened: Database): Promise<number> {
  return opened.read(['codes', 'sets'], async (transaction) => {
    const [ids, sets] = await Promise.all([
      transaction.objectStore('codes').getAllKeys(),
      transaction.objectStore('sets').count(IDBKeyRange.bound('0', ':')),
    ]);
    return ids.filter((id) => !held.has(id)).length + sets;
  });
}
