import { createContext } from 'react';
import type { BlockBudget } from '#scanning/pixels';
import type { ReadyDraft } from '#workbench';
import type { generatorParts } from './studio.ts';

/** `restoreBackup` restores a backup that was added where a picture is expected, and tells the result. */
export type Studio = typeof generatorParts & { readonly restoreBackup: (file: Blob) => Promise<void> };

/** The studio; null until it has loaded. */
export const StudioContext = createContext<Studio | null>(null);

/** Null without one. Memoized components read it here, so that their parents need not render with every draft. */
export const DraftContext = createContext<ReadyDraft | null>(null);

/** The worst block of the current design's code, as measured; null until it is measured. */
export const MarginContext = createContext<BlockBudget | null>(null);
