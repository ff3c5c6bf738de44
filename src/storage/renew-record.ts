import { isSameDesign } from '#design';
import { removeCode } from './code-list.ts';
import { type CodeRecord, held } from './held-records.ts';
import { findRecord, hold, saveRecord } from './records.ts';

/**
 * Stores a code that was just made. If a code of the same design exists, it is replaced: the new record takes its name,
 * its place, and its verdict unless it has its own. The page finds the new record at once. Resolves after at most 12 s,
 * when everything is stored. Never rejects.
 */
export async function renewRecord(record: CodeRecord): Promise<void> {
  // The newest with this picture, looked up before the new one is stored.
  const looking = findRecord(record.picture, '');
  hold(record);
  const found = await looking;
  const latest = held.get(record.id);
  // Deleted meanwhile.
  if (!latest) return;
  const before = found && isSameDesign(found.design, record.design) && found.text === record.text ? found : null;
  const { name, isCopy, verdict } = before ?? {};
  const isKept = await saveRecord({
    ...(name && { name }),
    ...(isCopy && { isCopy }),
    ...(verdict && { verdict }),
    ...latest,
  });
  // If storage is full, the old record stays.
  if (before && (isKept || held.has(before.id))) await removeCode(before.id);
}
