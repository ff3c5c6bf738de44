import { isSameDesign } from '#design';
import { removeCode } from './code-list.ts';
import { type CodeRecord, held } from './held-records.ts';
import { findRecord, hold, saveRecord } from './records.ts';

/**
 * Stores a code that was just made. If the newest stored code with the same picture also has the same design and text,
 * the new code replaces that old code. The new code inherits the old code's name. If the old code is marked as a copy,
 * so is the new one. If the new code has no verdict yet, it inherits the old verdict. This page finds the new record in
 * memory even before it is stored. Resolves when everything is stored, or after at most 15 s if the database does not
 * answer in time. Never rejects.
 */
export async function renewRecord(record: CodeRecord): Promise<void> {
  // Look up the newest code with this picture before the new one is stored.
  const looking = findRecord(record.picture, '');
  hold(record);
  const found = await looking;
  const latest = held.get(record.id);
  // If the record is gone, the code was deleted meanwhile.
  if (!latest) return;
  const before = found && isSameDesign(found.design, record.design) && found.text === record.text ? found : null;
  const { name, isCopy, verdict } = before ?? {};
  const isKept = await saveRecord({
    ...(name && { name }),
    ...(isCopy && { isCopy }),
    ...(verdict && { verdict }),
    ...latest,
  });
  // An old record in the database stays if the database did not store the new one.
  if (before && (isKept || held.has(before.id))) await removeCode(before.id);
}
