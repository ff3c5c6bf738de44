import { readItem } from './browser-storage.ts';

// What the home page asks when it opens. What reads a template comes when there is one.

export const TEMPLATE_KEY = 'selectedQRTemplate';

/** Called when a template is saved in this tab: another tab's is that tab's. */
const listeners = new Set<() => void>();

/** Whether something is saved that may be a template. */
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
