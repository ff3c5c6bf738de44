/** A sheet of labels. All lengths in this folder are in millimeters; places count from the upper left corner. */
export interface LabelSheet {
  /** Identifies the sheet in stored settings, so it must never change. */
  readonly id: string;
  /** The maker's product number; empty for a roll or a custom sheet. */
  readonly name: string;
  readonly paper: PaperSize;
  readonly columns: number;
  readonly rows: number;
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
  /** Number of sources of these figures; with one, a test page is recommended. 0 for a roll or a custom sheet. */
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

export const OWN_SHEET_FIELDS = ['columns', 'rows', 'width', 'height', 'left', 'top'] as const;

export type OwnSheetField = (typeof OWN_SHEET_FIELDS)[number];

/** A custom sheet in six numbers. Its right margin equals the left one, and its bottom margin the top one. */
export type OwnSheet = Pick<LabelSheet, OwnSheetField>;

export const OWN_SHEET_LIMITS: Readonly<Record<OwnSheetField, { readonly least: number; readonly most: number }>> = {
  columns: { least: 1, most: 20 },
  rows: { least: 1, most: 50 },
  width: { least: 8, most: 210 },
  height: { least: 8, most: 297 },
  left: { least: 0, most: 100 },
  top: { least: 0, most: 100 },
};

/** A number is out of range, or columns or rows are too many or not whole; `most` is how many fit. */
export type OwnSheetProblem =
  | { readonly kind: 'number'; readonly field: OwnSheetField }
  | { readonly kind: 'columns' | 'rows'; readonly wanted: number; readonly most: number };

/** Millimeters by which all labels together may exceed the paper, because figures on packages are rounded. */
const ROUNDING = 0.05;

/** Returns the sheet, or the first problem: a number that is not allowed, then too many columns, then rows. */
export function sheetOf(own: OwnSheet, paper: PaperSize): LabelSheet | OwnSheetProblem {
  for (const field of OWN_SHEET_FIELDS) {
    const { least, most } = OWN_SHEET_LIMITS[field];
    const value = own[field];
    const isCount = field === 'columns' || field === 'rows';
    if (!(value >= least && value <= most) || (isCount && !Number.isInteger(value))) return { kind: 'number', field };
  }
  const { columns, rows, width, height, left, top } = own;
  const [spaceAcross, spaceDown] = [paper.width - 2 * left, paper.height - 2 * top];
  const [mostColumns, mostRows] = [
    [spaceAcross, width],
    [spaceDown, height],
  ].map(([space, label]) => Math.max(0, Math.floor((space + ROUNDING) / label)));
  if (columns > mostColumns) return { kind: 'columns', wanted: columns, most: mostColumns };
  if (rows > mostRows) return { kind: 'rows', wanted: rows, most: mostRows };
  return {
    ...{ id: 'own', name: '', paper, columns, rows, width, height, left, top },
    pitchX: columns > 1 ? (spaceAcross - width) / (columns - 1) : width,
    pitchY: rows > 1 ? (spaceDown - height) / (rows - 1) : height,
    ...{ shape: 'rectangle', fits: [], sources: 0 },
  };
}

export function isSheet(answer: LabelSheet | OwnSheetProblem): answer is LabelSheet {
  return 'id' in answer;
}
