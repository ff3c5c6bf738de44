/** The page's two storages, by the names of their globals. */
export type Area = 'localStorage' | 'sessionStorage';

/**
 * Values of this visit that the browser did not keep (storage full or disabled). Null: removed, but the browser kept
 * the old value. They override the browser's older value under the same key.
 */
const unsaved: Record<Area, Map<string, string | null>> = { localStorage: new Map(), sessionStorage: new Map() };

const listeners = new Map<string, Set<() => void>>();
const reportedFailures = new Set<string>();

/**
 * Returns the text under `key`, including one held only for this visit; null if there is none or reading is forbidden.
 */
export function readItem(area: Area, key: string): string | null {
  const held = unsaved[area].get(key);
  if (held !== undefined) return held;
  try {
    return openStorage(area)?.getItem(key) ?? null;
  } catch (error) {
    reportOnce(`Cannot read ${key} from ${area}`, error);
    return null;
  }
}

/** Writes `text` if the browser accepts it; otherwise returns false and changes nothing. */
export function tryWriteItem(area: Area, key: string, text: string): boolean {
  try {
    const storage = openStorage(area);
    if (!storage) return false;
    storage.setItem(key, text);
  } catch {
    // Storage is full or forbidden; the caller deals with it.
    return false;
  }
  unsaved[area].delete(key);
  return true;
}

/**
 * Writes `text`. If the browser does not accept it, it is held for the rest of this visit, and the browser's old value
 * is removed, so that the next visit finds nothing rather than an outdated value.
 */
export function writeItem(area: Area, key: string, text: string): void {
  if (tryWriteItem(area, key, text)) return;
  removeItem(area, key);
  unsaved[area].set(key, text);
}

/** Removes the value under `key`. If the browser refuses, it reads as removed for the rest of this visit. */
export function removeItem(area: Area, key: string): void {
  unsaved[area].delete(key);
  try {
    openStorage(area)?.removeItem(key);
  } catch (error) {
    reportOnce(`Cannot remove ${key} from ${area}`, error);
    unsaved[area].set(key, null);
  }
}

/**
 * Calls `listener` after `notify` for any of `keys`, and after changes of them in another tab. Returns a function that
 * unsubscribes.
 */
export function subscribeToItems(keys: readonly string[], listener: () => void): () => void {
  if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', receiveFromOtherTab);
  for (const key of keys) listeners.set(key, (listeners.get(key) ?? new Set()).add(listener));
  return () => {
    for (const key of keys) {
      listeners.get(key)?.delete(listener);
      if (listeners.get(key)?.size === 0) listeners.delete(key);
    }
    if (listeners.size === 0 && typeof window !== 'undefined')
      window.removeEventListener('storage', receiveFromOtherTab);
  };
}

/** Notifies the subscribers of `key`. Writers call it after their whole change. */
export function notify(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

/** Tells all subscribers of all keys. */
export function notifyAll(): void {
  for (const key of [...listeners.keys()]) notify(key);
}

/**
 * Drops values that are held for this visit, except the theme; values that the browser would not remove stay hidden.
 */
export function dropUnsaved(): void {
  for (const held of Object.values(unsaved)) {
    for (const [key, text] of held) if (text !== null && key !== 'theme') held.delete(key);
  }
}

function receiveFromOtherTab(event: StorageEvent): void {
  // A null key means that the other tab cleared everything.
  const keys = event.key === null ? [...listeners.keys()] : [event.key];
  for (const key of keys) {
    // The other tab's change is newer than the held value.
    unsaved.localStorage.delete(key);
    notify(key);
  }
}

/** Null without a page (prerendering); throws if the browser forbids storage. */
function openStorage(area: Area): Storage | null {
  return typeof window === 'undefined' ? null : window[area];
}

/** Components read on every render, so one line in the console is enough. */
function reportOnce(message: string, error: unknown): void {
  if (reportedFailures.has(message)) return;
  reportedFailures.add(message);
  console.warn(message, error);
}
