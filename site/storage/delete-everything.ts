import { notifyAll, removeItem } from './browser-storage.ts';
import { tellCodesChanged } from './code-changes.ts';
import { tellDeletion } from './deletion.ts';
import { newCodeId } from './generated-code.ts';
import { isDatabaseLate, sharedDatabase } from './shared-database.ts';
import { inTime } from './time-limit.ts';

const LOCAL_KEYS = [
  'selectedQRTemplate',
  'gradientDirection',
  'qrAnalytics',
  'qrAnalytics.unreadable',
  'lastGeneratedQR',
  'fileChoice',
  'bareFiles',
  'openGroups',
  'labelSheets',
  'manyChoice',
];

/**
 * Deletes everything that was made or chosen: codes, sets of codes, designs being edited, counters and choices. This
 * includes values that could not be read or stored, and those that other tabs have in memory. Only the theme and the
 * time of the deletion stay. Resolves after at most about 6 s: to true if everything was deleted, otherwise to false.
 */
export async function deleteEverything(): Promise<boolean> {
  // Every tab must forget its values first. Otherwise it would write them again.
  tellDeletion(Number(newCodeId()));
  for (const key of LOCAL_KEYS) removeItem('localStorage', key);
  notifyAll();
  const isGone = await clearDatabase();
  tellCodesChanged();
  return isGone;
}

async function clearDatabase(): Promise<boolean> {
  const opened = await sharedDatabase();
  if (!opened) return !isDatabaseLate();
  try {
    const names = ['codes', 'pictures', 'images', 'work', 'sets'] as const;
    const clearing = opened.write(names, (transaction) =>
      Promise.all(names.map((name) => transaction.objectStore(name).clear())),
    );
    await inTime(clearing);
    return true;
  } catch (error) {
    console.warn('The codes of this browser cannot be deleted', error);
    return false;
  }
}
