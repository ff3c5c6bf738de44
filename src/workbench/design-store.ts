import { useSyncExternalStore } from 'react';
import { DEFAULT_DESIGN, isSameDesign, type QrDesign } from '#design';
import {
  countDeletions,
  keepWorkingDesign,
  readGradientDirection,
  readWorkingDesign,
  subscribeToDeletion,
} from '#storage';
import { type DesignAction, designReducer, fieldOf } from './design-reducer.ts';
import { addStep, type History, redo, startHistory, undo } from './history.ts';

let history: History | null = null;
/** Whether the design is no longer what every visit begins with. */
let isBegun = false;
const listeners = new Set<() => void>();

/**
 * The design that is being made, with its history: one for the whole visit, so that a visitor who comes back from another page
 * finds it as it was left; after a reload, without the history. When everything is deleted, in whichever tab, it is a new one. Its members
 * do not depend on `this`.
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
    set(addStep(current, designReducer(current.design, action), fieldOf(action), Date.now()));
  },
  /** Brings back the design that an earlier load of the page left, unless another has been begun meanwhile. Takes 9 s at the most. */
  async restore(): Promise<void> {
    if (isBegun) return;
    const deletions = countDeletions();
    const design = await readWorkingDesign();
    if (design && !isBegun && countDeletions() === deletions) show(begin(design));
  },
  /**
   * Puts another design in the place of the one in work, which Undo brings back, also where it was still to be restored. Resolves to
   * whether that is a step: the very same design is none.
   */
  async open(design: QrDesign): Promise<boolean> {
    await designStore.restore();
    if (isSameDesign(design, designStore.get().design)) return false;
    designStore.dispatch({ do: 'replace', design });
    return true;
  },
  undo: (): void => set(undo(designStore.get()) ?? designStore.get()),
  redo: (): void => set(redo(designStore.get()) ?? designStore.get()),
};

/** What a new design begins with. */
export function newDesign(): QrDesign {
  return { ...DEFAULT_DESIGN, gradientDirection: readGradientDirection() ?? DEFAULT_DESIGN.gradientDirection };
}

function begin(design: QrDesign): History {
  subscribeToDeletion(startAnew);
  return startHistory(design);
}

/** A new design without a history, and without the direction that is being deleted. */
function startAnew(): void {
  show(startHistory(DEFAULT_DESIGN));
}

function set(next: History): void {
  if (next === history) return;
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
