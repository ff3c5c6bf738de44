import { twice } from './twice.ts';

/** A part of the site that could not be loaded. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  /** Firefox never asks again for a module that did not come: only reloading the page helps there. */
  readonly trouble = 'not-loaded';
}

/** Something that is loaded when it is first wanted, and then stays. */
export interface Late<T> {
  /** Loads it once, in two tries. Rejects with a `LoadFailure` if both fail; the next call tries again. */
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

  async function load(): Promise<T> {
    try {
      const thing = await twice(fetch);
      loaded = thing;
      for (const listener of [...listeners]) listener();
      return thing;
    } catch (cause) {
      loading = null;
      throw new LoadFailure('Not loaded', { cause });
    }
  }

  return {
    load: () => {
      loading ??= load();
      return loading;
    },
    get: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
