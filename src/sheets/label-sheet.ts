/** Lengths here and in all of this folder are millimeters from the upper left corner of the paper. */
export interface LabelSheet {
  /** Must never change, because it is stored. */
  readonly id: string;
  /** The maker's number. */
  readonly name: string;
  readonly paper: PaperSize;
  readonly columns: number;
  readonly rows: number;
  /** Size of one label. */
  readonly width: number;
  readonly height: number;
  /** Distances from the paper's edges to the first label. */
  readonly left: number;
  readonly top: number;
  /** Distances from one label's edge to the same edge of the next. */
  readonly pitchX: number;
  readonly pitchY: number;
  /** `round` labels are circles or ellipses in their box. */
  readonly shape: 'rectangle' | 'round';
  /** Products with the same cut. */
  readonly fits: readonly string[];
  /** How many sources list these figures. With a single one, the page recommends printing the test page first. */
  readonly sources: number;
}

export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, PaperSize>;

export type PaperName = keyof typeof PAPERS;

/** Returns how many labels a sheet has. */
export function labelsOn({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number {
  return columns * rows;
}

/** Returns the upper left corner of a label, counted from 0: left to right, then down. */
export function cornerOf(sheet: LabelSheet, index: number): { readonly x: number; readonly y: number } {
  const { left, top, pitchX, pitchY, columns } = sheet;
  return { x: left + (index % columns) * pitchX, y: top + Math.floor(index / columns) * pitchY };
}

/** Returns a roll: one label is a page of exactly its size. */
export function rollOf(width: number, height: number): LabelSheet {
  return {
    ...{ id: 'roll', name: '', paper: { width, height }, columns: 1, rows: 1, width, height },
    ...{ left: 0, top: 0, pitchX: width, pitchY: height, shape: 'rectangle', fits: [], sources: 0 },
  };
}
