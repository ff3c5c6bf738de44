import type { QrDesign } from '#design';

/** A design, and the designs before and after it that undo and redo lead to; the nearest of each is the last. */
export interface History {
  readonly design: QrDesign;
  readonly past: readonly QrDesign[];
  readonly future: readonly QrDesign[];
  /** What the last step changed, and when it did so last; null after undo and redo. */
  readonly last: { readonly field: string; readonly at: number } | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 100;

/** In milliseconds: who changes the same field again within this time is still typing or dragging, and it is one step. */
const STILL_CHANGING = 1000;

export function startHistory(design: QrDesign): History {
  return { design, past: [], future: [], last: null };
}

/**
 * A history in which `design` comes next, changed in `field` at `at` (milliseconds). Further changes of one field that follow
 * closely are one step. The same object for the same design.
 */
export function addStep(history: History, design: QrDesign, field: string, at: number): History {
  if (design === history.design) return history;
  const { last } = history;
  // Nobody types a whole design: two in a row are two steps.
  const isSameStep = last?.field === field && field !== 'replace' && at - last.at < STILL_CHANGING;
  const past = isSameStep ? history.past : [...history.past, history.design].slice(-MOST_STEPS);
  return { design, past, future: [], last: { field, at } };
}

/** The history one step back; null where there is none. */
export function undo({ design, past, future }: History): History | null {
  const before = past.at(-1);
  return before === undefined
    ? null
    : { design: before, past: past.slice(0, -1), future: [...future, design], last: null };
}

/** The history one step on, where steps were undone; null where there is none. */
export function redo({ design, past, future }: History): History | null {
  const after = future.at(-1);
  return after === undefined
    ? null
    : { design: after, past: [...past, design], future: future.slice(0, -1), last: null };
}
