import { readItem } from './browser-storage.ts';

// At first the home page only checks whether there is a template. The module that reads it is loaded if there is one.

export const TEMPLATE_KEY = 'selectedQRTemplate';

/** Called when a template is saved in this tab, but not when another tab saves one. */
const listeners = new Set<() => void>();

/** Whether there is a stored value that may be a template. */
export function isTemplateSaved(): boolean {
  return readItem('localStorage', TEMPLATE_KEY) !== null;
}

/** Calls `listener` when a template is saved while the page is open. Returns a function that unsubscribes. */
export function subscribeTemplate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the subscribers that a template was saved. */
export function tellTemplate(): void {
  for (const listener of [...listeners]) listener();
}
