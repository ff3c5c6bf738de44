/**
 * Returns the ids of the codes for a label sheet that another page requested. Returns an empty array if no label sheet
 * was requested, or if the first of the ids is not `id`. `state` is the state of the router's location. `id` is the id
 * of the code on this page.
 */
export function labelsIn(state: unknown, id: string | undefined): readonly string[] {
  const labels: unknown = typeof state === 'object' && state !== null && 'labels' in state ? state.labels : null;
  return Array.isArray(labels) && labels[0] === id && labels.every((each) => typeof each === 'string') ? labels : [];
}
