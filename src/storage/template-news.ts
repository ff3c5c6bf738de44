import { readItem } from './browser-storage.ts';

// The home page only checks for a template at first. The module that reads one loads if there is one.

export const TEMPLATE_KEY = 'selectedQRTemplate';

/** Called when a template is saved in this tab; templates of other tabs are their own. */
const listeners = new Set<() => void>();

/** Whether there is a stored value that may be a template. */
export function isTemplateSaved(): boolean {
  return readItem('localStorage', TEMPLATE_KEY) !== null;
}

/** Calls `listener` when a template is saved while the page is open. Returns the function that ends this. */
export function subscribeTemplate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the subscribers that a template was saved. */
export function tellTemplate(): void {
  for (const listener of [...listeners]) listener();
}
