import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Late } from '#late';

/** A value that is loaded on demand. */
interface Wanted<T> {
  /** Null until it is loaded. */
  readonly loaded: T | null;
  /** Whether the last attempt to load it failed. */
  readonly isMissing: boolean;
  /** Loads it again. After two failures, reloads the page, which keeps the design. */
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
    // Firefox never fetches a module again after it failed to load.
    if (failures.current > 1 && navigator.onLine) location.reload();
    else load();
  }

  return { loaded, isMissing: isMissing && !loaded, retry };
}

function nothingOnServer(): null {
  return null;
}
