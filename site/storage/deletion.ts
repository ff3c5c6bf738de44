import { dropUnsaved, notifyAll, readItem, removeItem, subscribeToItems, tryWriteItem } from './browser-storage.ts';

/**
 * Key of the time, in milliseconds, at which everything was last deleted. A page that missed the message about the
 * deletion reads this time instead. In this file, a deletion always deletes everything.
 */
const KEY = 'deletedAt';

/** Name of the channel that carries the time of a deletion to other pages, including those that cannot use storage. */
const CHANNEL = 'quietzone-deletion';

/**
 * Keys in the session storage, which other tabs cannot access: the picture and the id of the code that this tab
 * generated last, and the id of the stored code from which the tab's design was opened.
 */
export const IMAGE_KEY = 'generatedQRImage';
export const ID_KEY = 'generatedQRId';
export const EDITED_KEY = 'editedCode';

/** The time of the last deletion that this page has handled. Undefined until `watchDeletion` is called. */
let heard: number | undefined;
let channel: BroadcastChannel | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Makes this page forget its values whenever everything is deleted in any tab. The page then drops the values in memory
 * and removes its codes from the session storage. A restored tab also loses its codes if everything was deleted while
 * the tab was closed.
 */
export function watchDeletion(): void {
  if (heard !== undefined) return;
  heard = lastDeletion();
  // A restored tab gets its session storage back, which may contain a code from before the deletion.
  if (heard > 0 && Number(readItem('sessionStorage', ID_KEY)) <= heard) forgetOwnCode();
  subscribeToItems([KEY], heedDeletion);
  if (typeof window === 'undefined') return;
  // A page in the back/forward cache receives no messages.
  window.addEventListener('pageshow', heedDeletion);
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => hear(data));
}

/**
 * Calls `listener` when everything is deleted, here or in another tab, so that it can forget its values. Returns a
 * function that unsubscribes.
 */
export function subscribeToDeletion(listener: () => void): () => void {
  watchDeletion();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns how often everything was deleted, here or in another tab, since this page began to watch. If the count has
 * changed, the result of work that began before must be dropped.
 */
export function countDeletions(): number {
  heedDeletion();
  return count;
}

/**
 * Handles a deletion in another tab whose message has not arrived yet. Must be called before values in memory are
 * written.
 */
export function heedDeletion(): void {
  watchDeletion();
  hear(lastDeletion());
}

/**
 * Returns the time of the last deletion in milliseconds, or 0 if there was none. A code's id is the time at which it
 * was made, so the deletion deleted the codes whose ids are at most this time.
 */
export function lastDeletion(): number {
  const at = Number(readItem('localStorage', KEY));
  return Number.isSafeInteger(at) && at > 0 ? at : 0;
}

/** Makes every tab forget its values. `at`, in milliseconds, must exceed the ids of all codes, which are times too. */
export function tellDeletion(at: number): void {
  watchDeletion();
  hear(at);
  tryWriteItem('localStorage', KEY, String(at));
  channel?.postMessage(at);
}

function hear(at: number): void {
  if (heard === undefined || at <= heard) return;
  heard = at;
  count++;
  dropUnsaved();
  forgetOwnCode();
  for (const listener of [...listeners]) listener();
  notifyAll();
}

function forgetOwnCode(): void {
  for (const key of [IMAGE_KEY, ID_KEY, EDITED_KEY]) removeItem('sessionStorage', key);
}
