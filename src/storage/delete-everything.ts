import { notify, removeItem } from './browser-storage.ts';
import { tellCodesChanged } from './code-changes.ts';
import { forgetImage, held } from './records.ts';
import { sharedDatabase } from './shared-database.ts';
import { forgetWorkingDesign } from './working-design.ts';

const LOCAL_KEYS = [
  'selectedQRTemplate',
  'gradientDirection',
  'qrAnalytics',
  'lastGeneratedQR',
  'fileChoice',
  'bareFiles',
];
const SESSION_KEYS = ['generatedQRImage', 'generatedQRId'];

/** Deletes all that the site keeps of what was made: codes, designs in work, counters and choices, but for the theme. Resolves to whether all went. */
export async function deleteEverything(): Promise<boolean> {
  held.clear();
  forgetImage();
  forgetWorkingDesign();
  for (const key of LOCAL_KEYS) removeItem('localStorage', key);
  for (const key of SESSION_KEYS) removeItem('sessionStorage', key);
  for (const key of [...LOCAL_KEYS, ...SESSION_KEYS]) notify(key);
  const isGone = await clearDatabase();
  tellCodesChanged();
  return isGone;
}

async function clearDatabase(): Promise<boolean> {
  const opened = await sharedDatabase();
  if (!opened) return true;
  try {
    const names = ['codes', 'pictures', 'images', 'work'] as const;
    await opened.write(names, (transaction) => Promise.all(names.map((name) => transaction.objectStore(name).clear())));
    return true;
  } catch (error) {
    console.warn('The codes of this browser cannot be deleted', error);
    return false;
  }
}
