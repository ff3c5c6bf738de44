import { createContext } from 'react';
import type { ReadyDraft } from '#workbench';

/** The draft that is to be seen; null without one. What is memoised reads it here, so that nothing around renders with each draft. */
export const DraftContext = createContext<ReadyDraft | null>(null);
