import { createContext } from 'react';
import type { BlockBudget } from '#scanning/pixels';
import type { ReadyDraft } from '#workbench';

/** Null without one. Memoized components read it here, so that their parents need not render with every draft. */
export const DraftContext = createContext<ReadyDraft | null>(null);

/** The worst block of the current design's code, as measured; null until it is measured. */
export const MarginContext = createContext<BlockBudget | null>(null);
