/** The page's two storages, by the names of their globals. */
export type Area = 'localStorage' | 'sessionStorage';

/**
 * What this visit wrote but the browser did not keep (storage full or disabled); null: removed, but the browser kept
 * it. It hides what the browser holds under the same key, which is older.
 */
const unsaved: Record<Area, Map<string, string | null>> = { localStorage: new Map(), sessionStorage: new Map() };

const listeners = new Map<string, Set<() => void>>();
const reportedFailures = new Set<string>();

/**
 * The text under `key`, also one that only this visit holds; null when there is none or the browser forbids reading.
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

/** Writes `text` if the browser takes it; false, with nothing changed, if it does not. */
export function tryWriteItem(area: Area, key: string, text: string): boolean {
  try {
    const storage = openStorage(area);
    if (!storage) return false;
    storage.setItem(key, text);
  } catch {
    // Full or forbidden: the answer says so, and the caller has the remedy.
    return false;
  }
  unsaved[area].delete(key);
  return true;
}

/**
 * Writes `text`. When the browser does not take it, it is held for the rest of this visit, and what the browser held is
 * removed, so that the next visit finds nothing rather than something outdated.
 */
export function writeItem(area: Area, key: string, text: string): void {
  if (tryWriteItem(area, key, text)) return;
  removeItem(area, key);
  unsaved[area].set(key, text);
}

/** Removes what is under `key`; if the browser refuses, it reads as removed for the rest of this visit. */
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
 * Calls `listener` after `notify` for any of `keys`, and after another tab's change of them. Returns the function that
 * ends this.
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

/** Tells the subscribers of `key` that it changed. Writers call it once their whole change is in place. */
export function notify(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

/** Tells all subscribers of all keys. */
export function notifyAll(): void {
  for (const key of [...listeners.keys()]) notify(key);
}

/**
 * Forgets what this visit wrote and the browser did not keep, but for the theme; what the browser would not remove
 * stays hidden.
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
    // The other tab's change is newer than what this visit holds.
    unsaved.localStorage.delete(key);
    notify(key);
  }
}

/** Null where there is no page (prerendering); throws where the browser forbids storage. */
function openStorage(area: Area): Storage | null {
  return typeof window === 'undefined' ? null : window[area];
}

/** Components read on every render: one line in the console is enough. */
function reportOnce(message: string, error: unknown): void {
  if (reportedFailures.has(message)) return;
  reportedFailures.add(message);
  console.warn(message, error);
}
