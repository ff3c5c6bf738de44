import { late } from '#late';
import { useLate } from './use-late.ts';

/** The module that makes codes and pictures. It is loaded when the visitor first uses the generator. */
export type Maker = typeof import('./maker.ts');

const maker = late<Maker>(() => import('./maker.ts'));

/** Loads the module that makes codes, once. Rejects if it cannot be loaded; the next call then tries again. */
export const loadMaker = maker.load;

/** Returns the module that makes codes. Loading begins when `isWanted` is true. */
export function useMaker(isWanted: boolean) {
  return useLate(maker, isWanted);
}
