import { useEffect, useState } from 'react';

/** What makes codes and pictures: the engine and the drawing, which arrive when the visitor first touches the generator. */
export type Maker = typeof import('./maker.ts');

let loaded: Maker | null = null;
let loading: Promise<Maker> | null = null;

/** Loads the maker once. Rejects when it cannot be had; the next call tries again. */
export function loadMaker(): Promise<Maker> {
  loading ??= import('./maker.ts').then(
    (maker) => {
      loaded = maker;
      return maker;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The maker as soon as it is there; it is fetched while it is wanted. */
export function useMaker(isWanted: boolean): Maker | null {
  const [maker, setMaker] = useState(loaded);
  useEffect(() => {
    if (isWanted && !maker) loadMaker().then(setMaker, console.error);
  }, [isWanted, maker]);
  return maker;
}
