import type { QrDesign } from '#design';

/** A design, and the id of the kept code that it was opened from to be edited; null if it is no code's. */
export interface HistoryStep {
  readonly design: QrDesign;
  readonly edited: string | null;
}

/** A step, and the steps before and after it that undo and redo lead to; the nearest of each is the last. */
export interface History extends HistoryStep {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  /** What the last step changed, and when it did so last; null after undo and redo. */
  readonly last: { readonly field: string; readonly at: number } | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 100;

/**
 * In milliseconds: who changes the same field again within this time is still typing or dragging, and it is one step.
 */
const STILL_CHANGING = 1000;

export function startHistory(design: QrDesign, edited: string | null = null): History {
  return { design, edited, past: [], future: [], last: null };
}

/**
 * A history in which `design` comes next, changed in `field` at `at` (milliseconds). Further changes of one field that
 * follow closely are one step. The same object for the same design. `edited` is the code that the design is opened
 * from; without it, the code stays the same.
 */
export function addStep(
  history: History,
  design: QrDesign,
  field: string,
  at: number,
  edited: string | null = history.edited,
): History {
  if (design === history.design) return history;
  const { last } = history;
  // Nobody types a whole design: two in a row are two steps.
  const isSameStep = last?.field === field && field !== 'replace' && at - last.at < STILL_CHANGING;
  const past = isSameStep ? history.past : [...history.past, stepOf(history)].slice(-MOST_STEPS);
  return { design, edited, past, future: [], last: { field, at } };
}

/** The history one step back; null where there is none. */
export function undo(history: History): History | null {
  const { past, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? null
    : { ...before, past: past.slice(0, -1), future: [...future, stepOf(history)], last: null };
}

/** The history one step on, where steps were undone; null where there is none. */
export function redo(history: History): History | null {
  const { past, future } = history;
  const after = future.at(-1);
  return after === undefined
    ? null
    : { ...after, past: [...past, stepOf(history)], future: future.slice(0, -1), last: null };
}

function stepOf({ design, edited }: History): HistoryStep {
  return { design, edited };
}
