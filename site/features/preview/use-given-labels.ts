import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { labelsIn } from './given-labels.ts';

/**
 * Returns the ids of the codes for a label sheet that another page requested. The first id is `id`, that of this page's
 * code. Returns no ids if no label sheet was requested for this code.
 */
export function useGivenLabels(id: string | undefined): readonly string[] {
  const state: unknown = useLocation().state;
  return useMemo(() => labelsIn(state, id), [state, id]);
}
