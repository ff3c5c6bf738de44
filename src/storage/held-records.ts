import type { KeptCode } from '#carrying';
import { sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

/** A made code as backups hold it too. Its id is from `newCodeId`: later codes have higher ones. */
export type CodeRecord = KeptCode;

/** Records that the database has not stored (yet), by id. */
export const held = new Map<string, CodeRecord>();

/** How many codes are kept, and sets of many. Never rejects. */
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

/** Counts codes, and sets with numeric ids; other sets belong to tabs. */
async function countAll(transaction: Countable): Promise<number> {
  const [codes, sets] = await Promise.all([
    transaction.objectStore('codes').count(),
    transaction.objectStore('sets').count(IDBKeyRange.bound('0', ':')),
  ]);
  return codes + sets;
}
