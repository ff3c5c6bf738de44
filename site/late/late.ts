import { twice } from './twice.ts';

/** Thrown if a part of the site could not be loaded. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  /**
   * The key of its message in `#words/trouble`. The message suggests reloading the page, because Firefox does not retry
   * a module that failed to load.
   */
  readonly trouble = 'not-loaded';
}

/** A value that loads on demand, once. */
export interface Late<T> {
  /**
   * Loads the value once, with one retry. Rejects with a `LoadFailure` if both tries fail; the next call tries again.
   */
  readonly load: () => Promise<T>;
  /** Returns the value, or null until it has loaded. */
  readonly get: () => T | null;
  /** Calls `listener` when the value loads, but not if it has loaded already. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Returns a value that loads on demand, such as a module: `late(() => import('./maker.ts'))`. */
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
