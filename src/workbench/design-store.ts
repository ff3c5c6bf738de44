import { useSyncExternalStore } from 'react';
import { DEFAULT_DESIGN, isSameDesign, type QrDesign } from '#design';
import {
  countDeletions,
  keepWorkingDesign,
  readEditedCode,
  readGradientDirection,
  readWorkingDesign,
  subscribeToDeletion,
  writeEditedCode,
} from '#storage';
import { type DesignAction, designReducer, fieldOf } from './design-reducer.ts';
import { addStep, type History, redo, startHistory, undo } from './history.ts';

let history: History | null = null;
/** Whether the design is no longer what every visit begins with. */
let isBegun = false;
const listeners = new Set<() => void>();

/**
 * The design that is being made, with its history: one for the whole visit, so that a visitor who comes back from
 * another page finds it as it was left; after a reload, without the history. When everything is deleted, in whichever
 * tab, it is a new one. Its members do not depend on `this`.
 */
export const designStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The design as it is; in a new visit the default one with the remembered direction. */
  get: (): History => {
    history ??= begin(newDesign());
    return history;
  },
  dispatch(action: DesignAction): void {
    const current = designStore.get();
    const edited = action.do === 'replace' ? (action.edited ?? null) : current.edited;
    set(addStep(current, designReducer(current.design, action), fieldOf(action), Date.now(), edited));
  },
  /**
   * Brings back the design that an earlier load of the page left, unless another has been begun meanwhile. Takes 9 s at
   * the most.
   */
  async restore(): Promise<void> {
    if (isBegun) return;
    const deletions = countDeletions();
    const design = await readWorkingDesign();
    if (design && !isBegun && countDeletions() === deletions) show(begin(design, readEditedCode()));
  },
  /**
   * Puts another design in the place of the one in work, which Undo brings back, also where it was still to be
   * restored. `edited` is the id of the kept code that it is from, null if it is no code's. Resolves to whether that is
   * a step: the very same design is none.
   */
  async open(design: QrDesign, edited: string | null = null): Promise<boolean> {
    await designStore.restore();
    const current = designStore.get();
    if (isSameDesign(design, current.design)) {
      if (edited !== current.edited) set({ ...current, edited });
      return false;
    }
    designStore.dispatch({ do: 'replace', design, edited });
    return true;
  },
  undo: (): void => set(undo(designStore.get()) ?? designStore.get()),
  redo: (): void => set(redo(designStore.get()) ?? designStore.get()),
};

/** What a new design begins with. */
export function newDesign(): QrDesign {
  return { ...DEFAULT_DESIGN, gradientDirection: readGradientDirection() ?? DEFAULT_DESIGN.gradientDirection };
}

/** Returns whether nothing was typed, styled or brought in yet. A remembered direction is no change. */
export function isNewDesign(design: QrDesign): boolean {
  return isSameDesign({ ...design, gradientDirection: DEFAULT_DESIGN.gradientDirection }, DEFAULT_DESIGN);
}

function begin(design: QrDesign, edited: string | null = null): History {
  subscribeToDeletion(startAnew);
  return startHistory(design, edited);
}

/** A new design without a history, and without the direction that is being deleted. */
function startAnew(): void {
  show(startHistory(DEFAULT_DESIGN));
}

function set(next: History): void {
  if (next === history) return;
  if (next.edited !== history?.edited) writeEditedCode(next.edited);
  keepWorkingDesign(next.design);
  show(next);
}

function show(next: History): void {
  isBegun = true;
  history = next;
  for (const listener of [...listeners]) listener();
}

/** What the server renders, and what the first rendering in the browser must therefore be. */
const BEGINNING: History = startHistory(DEFAULT_DESIGN);

/** The design that is being made, and its history. */
export function useDesign(): History {
  return useSyncExternalStore(designStore.subscribe, designStore.get, () => BEGINNING);
}
