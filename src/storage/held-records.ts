import type { KeptCode } from '#carrying';
import { sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

/** A code as it is stored, and as backups contain it. Its id comes from `newCodeId`, so later codes have higher ids. */
export type CodeRecord = KeptCode;

/** Records, by id, that the database has not stored yet or could not store. */
export const held = new Map<string, CodeRecord>();

/** Resolves to the number of stored codes and sets of many codes. Never rejects. */
export async function countRecords(): Promise<number> {
  const opened = await sharedDatabase();
  try {
    return held.size + (opened ? await inTime(opened.read(['codes', 'sets'], countAll)) : 0);
  } catch (error) {
    console.warn('The codes of this browser cannot be counted', error);
    return held.size;
  }
}

type Countable = { objectStore(name: 'codes' | 'sets'): { count(range?: IDBKeyRange): Promise<number> } };

/** Counts codes and the sets with numeric ids. Other sets belong to tabs. */
async function countAll(transaction: Countable): Promise<number> {
  const [codes, sets] = await Promise.all([
    transaction.objectStore('codes').count(),
    transaction.objectStore('sets').count(IDBKeyRange.bound('0', ':')),
  ]);
  return codes + sets;
}
