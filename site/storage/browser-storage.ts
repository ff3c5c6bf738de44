export type Area = 'localStorage' | 'sessionStorage';

/** What the browser did not store in this visit, as storage is full or disabled. Null: what it did not remove. */
const unsaved: Record<Area, Map<string, string | null>> = { localStorage: new Map(), sessionStorage: new Map() };

const listeners = new Map<string, Set<() => void>>();
const reportedFailures = new Set<string>();

/** Returns the text kept in memory for this visit, else the browser's. Null if there is none or it is forbidden. */
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

/** Writes `text` and returns true. If the browser does not accept it, returns false and changes nothing. */
export function tryWriteItem(area: Area, key: string, text: string): boolean {
  try {
    const storage = openStorage(area);
    if (!storage) return false;
    storage.setItem(key, text);
  } catch {
    // Storage is full or forbidden. The caller handles this.
    return false;
  }
  unsaved[area].delete(key);
  return true;
}

/** If the browser refuses, keeps `text` for this visit and removes the old value, which is outdated. */
export function writeItem(area: Area, key: string, text: string): void {
  if (tryWriteItem(area, key, text)) return;
  removeItem(area, key);
  unsaved[area].set(key, text);
}

/** Removes the value under `key`. If the browser refuses, `readItem` hides the value for the rest of this visit. */
export function removeItem(area: Area, key: string): void {
  unsaved[area].delete(key);
  try {
    openStorage(area)?.removeItem(key);
  } catch (error) {
    reportOnce(`Cannot remove ${key} from ${area}`, error);
    unsaved[area].set(key, null);
  }
}

/** Calls `listener` after `notify` of any of `keys`, or a change in another tab. Returns a function to unsubscribe. */
export function subscribeToItems(keys: readonly string[], listener: () => void): () => void {
  if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', receiveFromOtherTab);
  for (const key of keys) listeners.set(key, (listeners.get(key) ?? new Set()).add(listener));
  return () => {
    for (const key of keys) listeners.get(key)?.delete(listener);
  };
}

/** Notifies the subscribers of `key`. Writers call it when their whole change is written. */
export function notify(key: string): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener();
}

/** Drops the values kept for this visit, except the theme. Tells all subscribers. Unremoved values stay hidden. */
export function dropUnsaved(): void {
  for (const held of Object.values(unsaved)) {
    for (const [key, text] of held) if (text !== null && key !== 'theme') held.delete(key);
  }
  for (const key of [...listeners.keys()]) notify(key);
}

function receiveFromOtherTab(event: StorageEvent): void {
  // A null key means that the other tab cleared everything.
  const keys = event.key === null ? [...listeners.keys()] : [event.key];
  for (const key of keys) {
    // The other tab's change is newer than the value in memory.
    unsaved.localStorage.delete(key);
    notify(key);
  }
}

/** Returns null if there is no page (prerendering). Throws if the browser forbids storage. */
function openStorage(area: Area): Storage | null {
  return typeof window === 'undefined' ? null : window[area];
}

/** Logs each failure once, because components read on every render. */
function reportOnce(message: string, error: unknown): void {
  if (reportedFailures.has(message)) return;
  reportedFailures.add(message);
  console.warn(message, error);
}
