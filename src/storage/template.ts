import { parseDesign, type QrDesign } from '#design';
import { readItem, removeItem } from './browser-storage.ts';

const KEY = 'selectedQRTemplate';

/** Takes the saved template out of the storage: a second call finds none. Null when there is none or, logged, when it is no design. */
export function takeTemplate(): QrDesign | null {
  const text = readItem('localStorage', KEY);
  if (text === null) return null;
  removeItem('localStorage', KEY);
  try {
    const design = parseDesign(JSON.parse(text));
    if (!design) console.error(`${KEY} holds no design`);
    return design;
  } catch (error) {
    console.error(`${KEY} holds no JSON`, error);
    return null;
  }
}
