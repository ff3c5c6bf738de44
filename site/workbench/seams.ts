import { useEffect, useSyncExternalStore } from 'react';
import type { Lettering } from '#lettering';
import { twice } from '#workers';

/** A part of the site that loads on demand, once. */
export interface Seam<T> {
  /** Loads the part, with one retry. Rejects with a `LoadFailure` if both tries fail; the next call tries again. */
  readonly load: () => Promise<T>;
  /** Returns the part, or null until it has loaded. */
  readonly get: () => T | null;
  readonly isMissing: () => boolean;
  /** Loads it again. After two failures, reloads the page if there is a network. The design is kept. */
  readonly retry: () => void;
  /** Calls `listener` when `get` or `isMissing` returns something else. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Thrown if a part of the site could not be loaded. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  /** A key in `#words/trouble`, which suggests reloading: Firefox does not retry a module that failed to load. */
  readonly trouble = 'not-loaded';
}

/** Returns a part that loads on demand, such as a module: `seam(() => import('./site-lettering.ts'))`. */
export function seam<T>(fetch: () => Promise<T>): Seam<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  let isMissing = false;
  let failures = 0;
  const listeners = new Set<() => void>();

  function tell(isNowMissing: boolean): void {
    isMissing = isNowMissing;
    for (const listener of [...listeners]) listener();
  }

  async function loadOnce(): Promise<T> {
    try {
      loaded = await twice(fetch);
      failures = 0;
      tell(false);
      return loaded;
    } catch (cause) {
      loading = null;
      failures++;
      tell(true);
      throw new LoadFailure('Not loaded', { cause });
    }
  }

  function load(): Promise<T> {
    loading ??= loadOnce();
    return loading;
  }

  return {
    load,
    get: () => loaded,
    isMissing: () => isMissing,
    retry() {
      // Firefox never fetches a module again after it failed to load. Without a network, reloading would lose the page.
      if (failures > 1 && navigator.onLine) location.reload();
      else load().catch(console.error);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Known<T> {
  /** Null until it is loaded. */
  readonly loaded: T | null;
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** Loads a part once `isWanted` is true. If it is missing, loads it again when the network is back. */
export function useSeam<T>(part: Seam<T>, isWanted = true): Known<T> {
  const loaded = useSyncExternalStore(part.subscribe, part.get, nothingOnServer);
  const isMissing = useSyncExternalStore(part.subscribe, part.isMissing, notOnServer);
  useEffect(() => {
    if (isWanted) part.load().catch(console.error);
  }, [part, isWanted]);
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', part.retry);
    return () => window.removeEventListener('online', part.retry);
  }, [part, isMissing]);
  return { loaded, isMissing, retry: part.retry };
}

function nothingOnServer(): null {
  return null;
}

function notOnServer(): false {
  return false;
}

/** What reads uploaded pictures and tables. */
export const uploads = seam(() => import('#uploads'));

/** The lettering of this site, which turns words into outlines. Its library and fonts are fetched at first use. */
export const siteLettering: Seam<Lettering> = seam(async () => {
  const { loadSiteLettering } = await import('./site-lettering.ts');
  return loadSiteLettering(async (width, height) => (await uploads.load()).isCanvasTrue(width, height));
});
