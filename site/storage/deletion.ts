import { dropUnsaved, readItem, subscribeToItems, writeItem } from './browser-storage.ts';
import { forgetTab, ID_KEY } from './generated-code.ts';

/** Key of the time, in milliseconds, at which everything was last deleted, in any tab. */
const KEY = 'deletedAt';

/** The time of the last deletion that this page has handled. Undefined until `watchDeletion` is called. */
let heard: number | undefined;
const listeners = new Set<() => void>();

/** Makes this page forget its values when everything is deleted in another tab, even while this tab was closed. */
export function watchDeletion(): void {
  if (heard !== undefined) return;
  heard = lastDeletion();
  // A restored tab gets its session storage back, which may contain a code from before the deletion.
  if (heard > 0 && Number(readItem('sessionStorage', ID_KEY)) <= heard) forgetTab();
  const hear = (): void => forgetAll(lastDeletion());
  subscribeToItems([KEY], hear);
  // A page that comes back from the back/forward cache has received no events.
  if (typeof window !== 'undefined') window.addEventListener('pageshow', hear);
}

/** Calls `listener` when everything is deleted, in any tab. Returns a function that unsubscribes. */
export function subscribeToDeletion(listener: () => void): () => void {
  watchDeletion();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * In milliseconds; 0 if there was none. Ids of codes are times, so it deleted those up to it. If it has changed, the
 * result of work that began before must be dropped.
 */
export function lastDeletion(): number {
  const at = Number(readItem('localStorage', KEY));
  return Number.isSafeInteger(at) && at > 0 ? at : 0;
}

/** Makes every tab forget its values. `at`, in milliseconds, must exceed the ids of all codes, which are times too. */
export function tellDeletion(at: number): void {
  watchDeletion();
  forgetAll(at);
  writeItem('localStorage', KEY, String(at));
}

function forgetAll(at: number): void {
  if (heard === undefined || at <= heard) return;
  heard = at;
  forgetTab();
  for (const listener of [...listeners]) listener();
  dropUnsaved();
}
