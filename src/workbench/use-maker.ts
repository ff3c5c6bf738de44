import { late } from '#late';
import { useLate } from './use-late.ts';

/** What makes codes and pictures: the engine and the drawing, which arrive when the visitor first touches the generator. */
export type Maker = typeof import('./maker.ts');

const maker = late<Maker>(() => import('./maker.ts'));

/** Loads the maker once. Rejects when it cannot be had; the next call tries again. */
export const loadMaker = maker.load;

/** The maker as soon as it is there; it is fetched while it is wanted. Making a code tells if it cannot be had. */
export function useMaker(isWanted: boolean): Maker | null {
  return useLate(maker, isWanted).loaded;
}
