import { dropUnsaved, notifyAll, readItem, removeItem, subscribeToItems, tryWriteItem } from './browser-storage.ts';

/** When everything was deleted last, in milliseconds: a page that was asleep then learns of it here. */
const KEY = 'deletedAt';

/** For pages that have no storage to look into. */
const CHANNEL = 'quietzone-deletion';

/** A tab's own code, its id, and the id of the code that is edited in it, which no other tab can reach. */
export const IMAGE_KEY = 'generatedQRImage';
export const ID_KEY = 'generatedQRId';
export const EDITED_KEY = 'editedCode';

/** The last deletion that this page has acted on; undefined until it listens. */
let heard: number | undefined;
let channel: BroadcastChannel | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Makes this page forget what was made before each deletion, in whichever tab that is; also before one while the tab
 * was closed.
 */
export function watchDeletion(): void {
  if (heard !== undefined) return;
  heard = lastDeletion();
  // The browser brings back the tab's own storage with a tab that was closed.
  if (heard > 0 && Number(readItem('sessionStorage', ID_KEY)) <= heard) forgetOwnCode();
  subscribeToItems([KEY], heedDeletion);
  if (typeof window === 'undefined') return;
  // No message reaches a page that is kept for the way back.
  window.addEventListener('pageshow', heedDeletion);
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => hear(data));
}

/**
 * Calls `listener` when everything is deleted, here or in another tab: it forgets what it holds. Returns the function
 * that ends this.
 */
export function subscribeToDeletion(listener: () => void): () => void {
  watchDeletion();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * How often everything was deleted since this page first asked, here or in another tab. Work that began before is not
 * kept.
 */
export function countDeletions(): number {
  heedDeletion();
  return count;
}

/**
 * Acts on a deletion in another tab whose message is still on its way. Called before anything that is held is written.
 */
export function heedDeletion(): void {
  watchDeletion();
  hear(lastDeletion());
}

/**
 * When everything was deleted last, in milliseconds: codes with lower ids are gone. 0 where nothing was ever deleted.
 */
export function lastDeletion(): number {
  const at = Number(readItem('localStorage', KEY));
  return Number.isSafeInteger(at) && at > 0 ? at : 0;
}

/** Makes every tab forget what it holds. `at` is later than the id of every code before it. */
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
