import { createContext } from 'react';
import type { ReadyDraft } from '#workbench';

/**
 * The draft that is to be seen; null without one. What is memoised reads it here, so that nothing around renders with
 * each draft.
 */
export const DraftContext = createContext<ReadyDraft | null>(null);

/** Codewords of a code's worst block that read wrong, of those that can be corrected in it. */
export interface Margin {
  readonly wrong: number;
  readonly correctable: number;
}

/** The margin that the verdict has measured of the design as it is now; null until it has. */
export const MarginContext = createContext<Margin | null>(null);
