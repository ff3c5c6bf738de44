import { createContext, type Dispatch } from 'react';

/** What a print is compared with: the id of a stored code, and the typed length of a side. Either may be empty. */
export interface Comparison {
  readonly id: string;
  readonly side: string;
}

export const NO_COMPARISON: Comparison = { id: '', side: '' };

/** Kept while the visitor changes from the camera to a held picture. */
export const ComparisonContext = createContext<readonly [Comparison, Dispatch<Comparison>]>([NO_COMPARISON, () => {}]);
