import { useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns the ids of the codes that another page wants on one label sheet, the code of this page first, with its `id`;
 * empty if none does.
 */
export function useGivenLabels(id: string | undefined): readonly string[] {
  const state: unknown = useLocation().state;
  return useMemo(() => {
    const labels: unknown = typeof state === 'object' && state !== null && 'labels' in state ? state.labels : null;
    return Array.isArray(labels) && labels[0] === id && labels.every((each) => typeof each === 'string') ? labels : [];
  }, [state, id]);
}
