import type { QrDesign } from '#design';

/** A design, and the id of the stored code from which it was opened for editing. The id is null if there is none. */
export interface HistoryStep {
  readonly design: QrDesign;
  readonly edited: string | null;
}

/** The current step, with the steps to which undo and redo lead. The last element of each list is the nearest. */
export interface History extends HistoryStep {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  /**
   * The field that the last step changed, and the time of its last change in milliseconds. Null in a new history, and
   * after undo and redo.
   */
  readonly last: { readonly field: string; readonly at: number } | null;
}

/** Maximum number of steps that can be undone. */
const MOST_STEPS = 100;

/** A change continues the last step if it affects the same field and comes less than this many milliseconds later. */
const STILL_CHANGING = 1000;

/** Returns a history of one step. */
export function startHistory(design: QrDesign, edited: string | null = null): History {
  return { design, edited, past: [], future: [], last: null };
}

/**
 * Returns the history with `design` as its current step, after `field` was changed at the time `at` in milliseconds. If
 * the last step changed the same field less than a second ago, `design` replaces the design of that step; otherwise, a
 * step is added. For the field `replace`, a step is always added. The steps that were undone are dropped. Returns the
 * same object if `design` is the current design. `edited` is the id of the stored code from which `design` was opened,
 * by default that of the current step.
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
  // The field `replace` means that the whole design was replaced. Each replacement is a step, even in quick succession.
  const isSameStep = last?.field === field && field !== 'replace' && at - last.at < STILL_CHANGING;
  const past = isSameStep ? history.past : [...history.past, stepOf(history)].slice(-MOST_STEPS);
  return { design, edited, past, future: [], last: { field, at } };
}

/** Returns the history one step back, or null if there is no earlier step. */
export function undo(history: History): History | null {
  const { past, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? null
    : { ...before, past: past.slice(0, -1), future: [...future, stepOf(history)], last: null };
}

/** Returns the history one step forward, or null if no step was undone. */
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
