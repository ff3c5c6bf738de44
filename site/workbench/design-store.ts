import { useSyncExternalStore } from 'react';
import { DEFAULT_DESIGN, type FilePart, isSameDesign, type QrDesign, withFilePart } from '#design';
import {
  keepWorkingDesign,
  lastDeletion,
  readEditedCode,
  readWorkingDesign,
  settings,
  subscribeToDeletion,
  writeEditedCode,
} from '#storage';
import {
  addStep,
  type DesignAction,
  designReducer,
  fieldOf,
  type History,
  redo,
  startHistory,
  undo,
} from './design-reducer.ts';

let history: History | null = null;
/** Whether the design has been changed, restored or cleared in this visit. */
let isBegun = false;
const listeners = new Set<() => void>();

/**
 * The design being edited, with its history. There is one for the whole visit, so that it survives changes of page.
 * After a reload, the design is restored without its history. If the visitor deletes all data, in this or another
 * browser tab, a new design begins. The methods do not depend on `this`.
 */
export const designStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** In a new visit, the default design with the gradient direction that the visitor chose last. */
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
   * Restores the design of the last visit, unless another design has been begun in this visit. If the visitor only
   * chooses a style tab while the design is being read, the design is restored with that tab. Takes at most 9 s.
   */
  async restore(): Promise<void> {
    if (isBegun) return;
    const deletion = lastDeletion();
    const design = await readWorkingDesign();
    if (!design || lastDeletion() !== deletion) return;
    const current = designStore.get().design;
    if (!isBegun) show(begin(design, readEditedCode()));
    else if (hasOnlyTab(current)) set(begin({ ...design, qrType: current.qrType }, readEditedCode()));
  },
  /**
   * Replaces the current design with `design`, as an undoable step. If the design of the last visit is not restored
   * yet, restores it first, so that Undo can return to it. `edited` is the id of the stored code from which `design`
   * was opened, or null if there is none. Resolves to true if a step was made, and to false if `design` equals the
   * current design.
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

/** The id of the generator on the home page. */
export const GENERATOR_ID = 'generator';

/** Scrolls to the generator and focuses its content, once an opened or new design is rendered. */
export function showGenerator(): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(GENERATOR_ID);
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector<HTMLElement>('input[type="text"], textarea')?.focus({ preventScroll: true });
  });
}

export function newDesign(): QrDesign {
  return { ...DEFAULT_DESIGN, gradientDirection: settings.gradientDirection.read() };
}

/** Whether nothing was typed, styled or added yet. A remembered direction is not a change. */
export function isNewDesign(design: QrDesign): boolean {
  return isSameDesign({ ...design, gradientDirection: DEFAULT_DESIGN.gradientDirection }, DEFAULT_DESIGN);
}

/** Whether the chosen style tab is the only difference between a design and a new design. */
function hasOnlyTab(design: QrDesign): boolean {
  const { qrType } = DEFAULT_DESIGN;
  return design.qrType !== qrType && isNewDesign({ ...design, qrType });
}

function begin(design: QrDesign, edited: string | null = null): History {
  subscribeToDeletion(startAnew);
  return startHistory(design, edited);
}

/** Starts a new design without a history, and without the remembered gradient direction, which has been deleted. */
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

/** The state of the prerendered page. The first rendering in the browser must repeat it. */
const BEGINNING: History = startHistory(DEFAULT_DESIGN);

export function useDesign(): History {
  return useSyncExternalStore(designStore.subscribe, designStore.get, () => BEGINNING);
}

/** Changes what files show, if the edited design is `finished` but for that. Never rejects. */
export async function filePartInWork(finished: QrDesign, change: FilePart): Promise<void> {
  await designStore.restore();
  const current = designStore.get();
  if (!isSameDesign(bare(current.design), bare(finished))) return;
  // Choices for files are no step: Undo on the home page would seem to do nothing.
  if (change.file) set({ ...current, design: withFilePart(current.design, change) });
  else designStore.dispatch({ do: 'caption', change });
}

function bare(design: QrDesign): QrDesign {
  return { ...design, caption: undefined, showAddress: undefined, frame: undefined, file: undefined };
}
