import type { QrDesign } from '#design';

/** A design, and the id of the kept code from which it was opened for editing; null if there is none. */
export interface HistoryStep {
  readonly design: QrDesign;
  readonly edited: string | null;
}

/** A step, and the steps before and after it that undo and redo lead to; the nearest of each is the last. */
export interface History extends HistoryStep {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  /** The field of the last step, and the time of its last change in milliseconds; null after undo and redo. */
  readonly last: { readonly field: string; readonly at: number } | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 100;

/**
 * Milliseconds. Another change of the same field within this time belongs to the same typing or dragging, and to one
 * step.
 */
const STILL_CHANGING = 1000;

export function startHistory(design: QrDesign, edited: string | null = null): History {
  return { design, edited, past: [], future: [], last: null };
}

/**
 * Returns the history with `design` as the next state, changed in `field` at `at` (milliseconds). Quick changes of one
 * field are one step. Returns the same object for the same design. `edited` is the code from which the design was
 * opened; without it, the code stays the same.
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
  // A whole design is never typed, so replacing it twice makes two steps.
  const isSameStep = last?.field === field && field !== 'replace' && at - last.at < STILL_CHANGING;
  const past = isSameStep ? history.past : [...history.past, stepOf(history)].slice(-MOST_STEPS);
  return { design, edited, past, future: [], last: { field, at } };
}

/** Returns the history one step back; null if there is none. */
export function undo(history: History): History | null {
  const { past, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? null
    : { ...before, past: past.slice(0, -1), future: [...future, stepOf(history)], last: null };
}

/** Returns the history one step forward, if steps were undone; null otherwise. */
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
