import { late } from '#late';
import { useLate } from './use-late.ts';

/** The engine and the drawing, which are loaded when the visitor first touches the generator. */
export type Maker = typeof import('./maker.ts');

const maker = late<Maker>(() => import('./maker.ts'));

/** Loads the maker once. Rejects if it cannot be loaded; the next call tries again. */
export const loadMaker = maker.load;

/** Returns the maker, which is loaded once it is wanted. */
export function useMaker(isWanted: boolean) {
  return useLate(maker, isWanted);
}
