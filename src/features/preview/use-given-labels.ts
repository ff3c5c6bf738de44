import { useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns the ids of the codes for a label sheet that another page requested, with the `id` of this page's code first;
 * empty if none was requested.
 */
export function useGivenLabels(id: string | undefined): readonly string[] {
  const state: unknown = useLocation().state;
  return useMemo(() => {
    const labels: unknown = typeof state === 'object' && state !== null && 'labels' in state ? state.labels : null;
    return Array.isArray(labels) && labels[0] === id && labels.every((each) => typeof each === 'string') ? labels : [];
  }, [state, id]);
}
