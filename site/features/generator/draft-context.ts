import { createContext } from 'react';
import type { ReadyDraft } from '#workbench';

/**
 * The current draft; null without one. Memoized components read it from here, so that their parents need not render
 * with every draft.
 */
export const DraftContext = createContext<ReadyDraft | null>(null);

/** How many codewords of a code's worst block are misread, and how many can be corrected in it. */
export interface Margin {
  readonly wrong: number;
  readonly correctable: number;
}

/** The wrong and the correctable codewords that were measured for the current design; null until they are measured. */
export const MarginContext = createContext<Margin | null>(null);
