// Sheets of labels, and which codes a label has room for.

import type { QrDesign } from '#design';
import { PRINTED_MODULE, SMALLEST_MODULE, STANDARD_MARGIN } from '#drawing';
import { encode } from '#engine';
import { CODE_OPTIONS, makeUndrawn, type UndrawnCode } from '#making';
import type { UploadedImage } from '#raster';

/** A sheet of labels. All lengths in this folder are in millimeters; places count from the upper left corner. */
export interface LabelSheet {
  /** Identifies the sheet in stored settings, so it must never change. */
  readonly id: string;
  /** The manufacturer's product number; empty for a roll or a custom sheet. */
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

export type LabelShape = Pick<LabelSheet, 'width' | 'height' | 'shape'>;

/** Millimeters along the die cut without print, because sheets shift. An unprinted quiet zone may reach into it. */
export const CLEAR_EDGE = 2;

/** `good`: every printer. `narrow`: only good printers. Differences below a millionth do not count. */
export function qualityOf(moduleWidth: number): 'good' | 'narrow' | 'too-narrow' {
  const width = Number(moduleWidth.toFixed(6));
  if (width >= PRINTED_MODULE) return 'good';
  return width >= SMALLEST_MODULE ? 'narrow' : 'too-narrow';
}

/**
 * Returns the widest module of a code that is alone on its label; zero or less if there is no room. Modules must not
 * reach into the blank strip, nor the quiet zone if `isColored`, because it is printed then.
 */
export function moduleAlone({ width, height, shape }: LabelShape, modules: number, isColored: boolean): number {
  const cells = modules + 2 * STANDARD_MARGIN;
  // Side of the largest square in a circle, as a share of the diameter.
  const share = shape === 'round' ? Math.SQRT1_2 : 1;
  const side = Math.min(width, height);
  const inside = share * (side - 2 * CLEAR_EDGE);
  return isColored ? inside / cells : Math.min(inside / modules, (share * side) / cells);
}

/**
 * Makes a code at level H, or at M if modules would be narrower than 0.4 mm and M makes them wider. With an image it
 * needs H, to correct the covered modules. Throws what `makeUndrawn` throws.
 */
export function makeForLabel(design: QrDesign, image: UploadedImage | null, label: LabelShape): UndrawnCode {
  const made = makeUndrawn(design, image);
  if (image || moduleAlone(label, made.code.size, false) >= PRINTED_MODULE) return made;
  const lower = makeUndrawn(design, image, null, 'M');
  return lower.code.size < made.code.size ? lower : made;
}

/** Whether a label has room for a code of `modules` a side with modules at least 0.25 mm wide. */
export function fitsLabel(modules: number, label: LabelShape): boolean {
  return qualityOf(moduleAlone(label, modules, false)) !== 'too-narrow';
}

/** Length of the longest text that is tried, in characters. */
const MOST_CHARACTERS = 300;

/** Returns the most ASCII letters whose code fits the label at the default level; 0 if none, null for 300 or more. */
export function longestTextFor(label: LabelShape): number | null {
  let [fitting, tooLong] = [0, MOST_CHARACTERS + 1];
  while (tooLong - fitting > 1) {
    const length = (fitting + tooLong) >> 1;
    if (fitsLabel(encode('a'.repeat(length), CODE_OPTIONS).size, label)) fitting = length;
    else tooLong = length;
  }
  return fitting === MOST_CHARACTERS ? null : fitting;
}
