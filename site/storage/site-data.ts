import { removeItem } from './browser-storage.ts';
import { newCodeId } from './codes.ts';
import { askDatabase, isDatabaseLate, STORES, sharedDatabase, tellCodesChanged } from './database.ts';
import { tellDeletion } from './deletion.ts';

const LOCAL_KEYS = [
  'selectedQRTemplate',
  'gradientDirection',
  'qrAnalytics',
  'lastGeneratedQR',
  'fileChoice',
  'bareFiles',
  'openGroups',
  'labelSheets',
  'product',
  'manyChoice',
  'language',
  'languageOffered',
];

/**
 * Deletes also what could not be read or stored, and what other tabs have in memory; the theme and the time of the
 * deletion stay. Resolves after about 6 s at most, to whether everything was deleted.
 */
export async function deleteEverything(): Promise<boolean> {
  for (const key of LOCAL_KEYS) removeItem('localStorage', key);
  // Every tab must forget its values before the database is cleared. Otherwise it could write them again.
  tellDeletion(Number(newCodeId()));
  const isGone = await clearDatabase();
  tellCodesChanged();
  return isGone;
}

async function clearDatabase(): Promise<boolean> {
  if (!(await sharedDatabase())) return !isDatabaseLate();
  return askDatabase(async (opened) => {
    await opened.write(STORES, (transaction) =>
      Promise.all(STORES.map((name) => transaction.objectStore(name).clear())),
    );
    return true;
  }, false);
}

/** Whether the browser has promised to keep this site's data; null if it makes no promises. Never rejects. */
export async function isLasting(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    // Some browsers forbid the question in private windows.
    return null;
  }
}

/** Asks the browser to keep this site's data; some ask the visitor. Resolves to whether it will. Never rejects. */
export async function askForLasting(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    // Some browsers forbid the request in private windows.
    return false;
  }
}
