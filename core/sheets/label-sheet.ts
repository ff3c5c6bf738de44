/** A sheet of labels. All lengths in this folder are in millimeters; places count from the upper left corner. */
export interface LabelSheet {
  /** Identifies the sheet in stored settings, so it must never change. */
  readonly id: string;
  /** The maker's product number; empty for a roll or a custom sheet. */
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
  /**
   * The number of sources that list these figures. If there is only one, the site recommends printing a test page
   * first. 0 for a roll or a custom sheet, whose figures come from the visitor.
   */
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

/** Returns the number of labels on a sheet. */
export function labelsOn({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number {
  return columns * rows;
}

/** Returns the upper left corner of a label. Labels count from 0, from left to right, then down. */
export function cornerOf(sheet: LabelSheet, index: number): { readonly x: number; readonly y: number } {
  const { left, top, pitchX, pitchY, columns } = sheet;
  return { x: left + (index % columns) * pitchX, y: top + Math.floor(index / columns) * pitchY };
}

/** Returns a roll of labels as a sheet: each label is a page of its own, of exactly its size. */
export function rollOf(width: number, height: number): LabelSheet {
  return {
    ...{ id: 'roll', name: '', paper: { width, height }, columns: 1, rows: 1, width, height },
    ...{ left: 0, top: 0, pitchX: width, pitchY: height, shape: 'rectangle', fits: [], sources: 0 },
  };
}
