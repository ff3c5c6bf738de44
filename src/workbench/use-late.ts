import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Late } from '#late';

/** A late thing, or why there is none. */
interface Wanted<T> {
  /** Null as long as it is not there. */
  readonly loaded: T | null;
  /** It could not be loaded. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** A late thing, which is fetched once it is wanted; if it does not come, again when the network is back. */
export function useLate<T extends object>(thing: Late<T>, isWanted = true): Wanted<T> {
  const loaded = useSyncExternalStore(thing.subscribe, thing.get, nothingOnServer);
  const [isMissing, setIsMissing] = useState(false);
  const retry = useCallback(() => {
    setIsMissing(false);
    thing.load().catch((error: unknown) => {
      console.error(error);
      setIsMissing(true);
    });
  }, [thing]);
  useEffect(() => {
    if (isWanted && !thing.get()) retry();
  }, [thing, isWanted, retry]);
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isMissing, retry]);
  return { loaded, isMissing: isMissing && !loaded, retry };
}

function nothingOnServer(): null {
  return null;
}
