import { useCallback, useEffect, useState } from 'react';

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

/** A late thing without which there is nothing to show; `isMissing` when it could not be had, until `retry` is called. */
interface Needed<T> {
  readonly loaded: T | null;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** A late thing that is fetched at once. */
export function useNeeded<T extends object>(thing: Late<T>): Needed<T> {
  const [loaded, setLoaded] = useState(thing.get);
  const [isMissing, setIsMissing] = useState(false);
  const load = useCallback(() => {
    setIsMissing(false);
    thing.load().then(setLoaded, (error: unknown) => {
      console.error(error);
      setIsMissing(true);
    });
  }, [thing]);
  useEffect(() => {
    if (!thing.get()) load();
  }, [thing, load]);
  return { loaded, isMissing, retry: load };
}
