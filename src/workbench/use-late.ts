import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Late } from '#late';

/** A value that loads on demand, or the reason why it is missing. */
interface Wanted<T> {
  /** Null until it has loaded. */
  readonly loaded: T | null;
  /** Whether it could not be loaded. */
  readonly isMissing: boolean;
  /** Loads it again. If that has failed before, reloads the page, which keeps the design. */
  readonly retry: () => void;
}

/** Loads a value once it is wanted. After a failure, it is loaded again when the network is back. */
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
    // Firefox never fetches a module again that failed to load.
    if (failures.current > 1 && navigator.onLine) location.reload();
    else load();
  }

  return { loaded, isMissing: isMissing && !loaded, retry };
}

function nothingOnServer(): null {
  return null;
}
