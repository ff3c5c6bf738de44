import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Late } from '#late';

/** A late thing, or why there is none. */
interface Wanted<T> {
  /** Null as long as it is not there. */
  readonly loaded: T | null;
  /** It could not be loaded. */
  readonly isMissing: boolean;
  /** Loads it again; where that has failed before, the whole page, which keeps the design. */
  readonly retry: () => void;
}

/** A late thing, which is fetched once it is wanted; if it does not come, again when the network is back. */
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
    // Firefox never asks again for a module that did not come.
    if (failures.current > 1 && navigator.onLine) location.reload();
    else load();
  }

  return { loaded, isMissing: isMissing && !loaded, retry };
}

function nothingOnServer(): null {
  return null;
}
