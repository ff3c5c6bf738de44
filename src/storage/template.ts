import { parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, removeItem, writeItem } from './browser-storage.ts';

const KEY = 'selectedQRTemplate';

/** Called when a template is saved in this tab: another tab's is that tab's. */
const listeners = new Set<() => void>();

/** Saves a design as the template that the home page loads. */
export function saveTemplate(design: QrDesign): void {
  writeItem('localStorage', KEY, JSON.stringify(writeDesign(design)));
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` when a template is saved while the page is open. Returns the function that ends this. */
export function subscribeTemplate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
