import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Late } from '#late';

/** A value that is loaded on demand. */
interface Wanted<T> {
  /** Null until it is loaded. */
  readonly loaded: T | null;
  /** Whether the last attempt to load it failed. */
  readonly isMissing: boolean;
  /** Loads the value again. After two failures, reloads the page if there is a network. The design is kept. */
  readonly retry: () => void;
}

/** Loads a value once `isWanted` is true. After a failure, loads it again when the network is back. */
export function useLate<T extends object>(thing: Late<T>, isWanted = true): Wanted<T> {
  const loaded = useSyncExternalStore(thing.subscribe, thing.get, nothingOnServer);
  const [isMissing, setIsMissing] = useState(false);
  const failures = useRef(0);
  const load = useCallback(() => {
    setIsMissing(false);
    thing.load().catch((error: unknown) => {
      console.error(error);
      failures.current++;
      setIsMissing(true);
    });
  }, [thing]);
  useEffect(() => {
    if (isWanted && !thing.get()) load();
  }, [thing, isWanted, load]);
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isMissing, load]);

  function retry(): void {
    if (needsReload(failures.current, navigator.onLine)) location.reload();
    else load();
  }

  return { loaded, isMissing: isMissing && !loaded, retry };
}

/** Returns whether to reload the page instead of loading a value again. `failures` counts the failed attempts. */
export function needsReload(failures: number, isOnline: boolean): boolean {
  // Firefox never fetches a module again after it failed to load. Without a network, reloading would lose the page.
  return failures > 1 && isOnline;
}

function nothingOnServer(): null {
  return null;
}
