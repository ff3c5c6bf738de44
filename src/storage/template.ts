import { parseDesign, type QrDesign } from '#design';
import { readItem, removeItem } from './browser-storage.ts';

const KEY = 'selectedQRTemplate';

/**
 * Takes the saved template out of the storage: a second call finds none. What it leaves open is as in `base`. Null when there is
 * none or, logged, when it is no design.
 */
export function takeTemplate(base: QrDesign): QrDesign | null {
  const text = readItem('localStorage', KEY);
  if (text === null) return null;
  removeItem('localStorage', KEY);
  try {
    return parseDesign(JSON.parse(text), base);
  } catch (error) {
    console.error(`${KEY} holds no design`, error);
    return null;
  }
}
