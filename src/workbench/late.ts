import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Something that is loaded when it is first wanted, and then stays. */
export interface Late<T> {
  /** Loads it once. Rejects when it cannot be had; the next call tries again. */
  readonly load: () => Promise<T>;
  /** It, or null as long as it is not there. */
  readonly get: () => T | null;
  /** Calls `listener` once it is there. Returns the function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes something late, such as a module: `late(() => import('./maker.ts'))`. */
export function late<T>(fetch: () => Promise<T>): Late<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  const listeners = new Set<() => void>();
  return {
    load: () => {
      loading ??= fetch().then(
        (thing) => {
          loaded = thing;
          for (const listener of [...listeners]) listener();
          return thing;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    get: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A late thing as soon as it is there; it is fetched while it is wanted. Without it the page goes on. */
export function useLate<T extends object>(thing: Late<T>, isWanted: boolean): T | null {
  const loaded = useSyncExternalStore(thing.subscribe, thing.get, nothingOnServer);
  useEffect(() => {
    if (isWanted) thing.load().catch(console.error);
  }, [thing, isWanted]);
  return loaded;
}

/** A late thing without which there is nothing to show; `isMissing` when it could not be had, until `retry` is called. */
interface Needed<T> {
  readonly loaded: T | null;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** A late thing that is fetched at once. */
export function useNeeded<T extends object>(thing: Late<T>): Needed<T> {
  const loaded = useSyncExternalStore(thing.subscribe, thing.get, nothingOnServer);
  const [isMissing, setIsMissing] = useState(false);
  const load = useCallback(() => {
    setIsMissing(false);
    thing.load().catch((error: unknown) => {
      console.error(error);
      setIsMissing(true);
    });
  }, [thing]);
  useEffect(() => {
    if (!thing.get()) load();
  }, [thing, load]);
  return { loaded, isMissing, retry: load };
}

function nothingOnServer(): null {
  return null;
}
