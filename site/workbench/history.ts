import type { QrDesign } from '#design';

/** `edited`: the id of the stored code from which the design was opened, or null. */
export interface HistoryStep {
  readonly design: QrDesign;
  readonly edited: string | null;
}

/** The current step, with the steps to which undo and redo lead. The last element of each list is the nearest. */
export interface History extends HistoryStep {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  /** Null in a new history, and after undo and redo. `at` in milliseconds. */
  readonly last: { readonly field: string; readonly at: number } | null;
}

const MOST_STEPS = 100;

/** Milliseconds. Quicker changes of the same field are one step. */
const STILL_CHANGING = 1000;

export function startHistory(design: QrDesign, edited: string | null = null): History {
  return { design, edited, past: [], future: [], last: null };
}

/** Adds a step, or changes the last after a quick change of its field. Drops undone steps. `at` in milliseconds. */
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

export function undo(history: History): History | null {
  const { past, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? null
    : { ...before, past: past.slice(0, -1), future: [...future, stepOf(history)], last: null };
}

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
