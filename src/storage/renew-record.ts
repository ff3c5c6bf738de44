import { isSameDesign } from '#design';
import { removeCode } from './code-list.ts';
import { type CodeRecord, held } from './held-records.ts';
import { findRecord, hold, saveRecord } from './records.ts';

/**
 * Keeps a code that was just made. A kept code of the very same design is renewed rather than doubled: the new record
 * takes its name, its verdict unless it brings one, and its place. The page finds the new record at once. Resolves once
 * all is kept, 12 s later at the most. Never rejects.
 */
export async function renewRecord(record: CodeRecord): Promise<void> {
  // The newest with this picture, looked for before the new one is it.
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
  // A browser that is full keeps the one it has.
  if (before && (isKept || held.has(before.id))) await removeCode(before.id);
}
