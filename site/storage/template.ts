import { parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, removeItem, writeItem } from './browser-storage.ts';

const KEY = 'selectedQRTemplate';

/** Called when a template is saved in this tab, but not when another tab saves one. */
const listeners = new Set<() => void>();

/** Saves a design as the template that the home page loads, and notifies the subscribers. */
export function saveTemplate(design: QrDesign): void {
  writeItem('localStorage', KEY, JSON.stringify(writeDesign(design)));
  for (const listener of [...listeners]) listener();
}

export function isTemplateSaved(): boolean {
  return readItem('localStorage', KEY) !== null;
}

/** Calls `listener` when a template is saved while the page is open. Returns a function that unsubscribes. */
export function subscribeTemplate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the template and removes it, so that a second call returns null. A missing gradient direction is taken from
 * `base`. A text that is no design is logged, and null is returned.
 */
export function takeTemplate(base: QrDesign): QrDesign | null {
  const text = readItem('localStorage', KEY);
  if (text === null) return null;
  removeItem('localStorage', KEY);
  try {
    const value = JSON.parse(text);
    const design = parseDesign(value);
    return 'gradientDirection' in value ? design : { ...design, gradientDirection: base.gradientDirection };
  } catch (error) {
    console.error(`${KEY} holds no design`, error);
    return null;
  }
}
