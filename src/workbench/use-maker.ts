import { late } from '#late';
import { useLate } from './use-late.ts';

/**
 * What makes codes and pictures: the engine and the drawing, which arrive when the visitor first touches the generator.
 */
export type Maker = typeof import('./maker.ts');

const maker = late<Maker>(() => import('./maker.ts'));

/** Loads the maker once. Rejects when it cannot be had; the next call tries again. */
export const loadMaker = maker.load;

/** The maker, which is fetched once it is wanted. */
export function useMaker(isWanted: boolean) {
  return useLate(maker, isWanted);
}
