import { createContext } from 'react';
import type { ReadyDraft } from '#workbench';

/**
 * The present draft; null without one. Memoized components read it here, so that nothing around them renders with each
 * draft.
 */
export const DraftContext = createContext<ReadyDraft | null>(null);

/** Misread codewords of a code's worst block, and how many can be corrected in it. */
export interface Margin {
  readonly wrong: number;
  readonly correctable: number;
}

/** The measured margin of the present design; null until it is measured. */
export const MarginContext = createContext<Margin | null>(null);
