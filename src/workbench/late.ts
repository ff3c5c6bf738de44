import { useEffect, useSyncExternalStore } from 'react';

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

function nothingOnServer(): null {
  return null;
}
