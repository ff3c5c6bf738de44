import { useEffect, useState } from 'react';

/** Something that is loaded when it is first wanted, and then stays. */
export interface Late<T> {
  /** Loads it once. Rejects when it cannot be had; the next call tries again. */
  readonly load: () => Promise<T>;
  /** It, or null as long as it is not there. */
  readonly get: () => T | null;
}

/** Makes something late, such as a module: `late(() => import('./maker.ts'))`. */
export function late<T>(fetch: () => Promise<T>): Late<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  return {
    load: () => {
      loading ??= fetch().then(
        (thing) => {
          loaded = thing;
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
  };
}

/** A late thing as soon as it is there; it is fetched while it is wanted. Without it the page goes on. */
export function useLate<T extends object>(thing: Late<T>, isWanted: boolean): T | null {
  const [loaded, setLoaded] = useState(thing.get);
  useEffect(() => {
    if (isWanted && !loaded) thing.load().then(setLoaded, console.error);
  }, [thing, isWanted, loaded]);
  return loaded;
}
