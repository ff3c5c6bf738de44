import { cornerOf, type LabelSheet, labelsOn } from './label-sheet.ts';

/** Where printing begins on the first sheet. */
export interface FirstSheet {
  /** The first label that may be printed. Labels count from 1, left to right, then down. */
  readonly start: number;
  /** Labels, counted the same way, that were used before and are skipped. */
  readonly used: ReadonlySet<number>;
}

/** The correction for a printer. */
export interface PrinterCorrection {
  /** Millimeters to the right and downward, for a print that is shifted uniformly. */
  readonly x: number;
  readonly y: number;
  /** Percent of the true size, for a shift that grows across the sheet. */
  readonly percent: number;
}

export const NO_CORRECTION: PrinterCorrection = { x: 0, y: 0, percent: 100 };

/** A label on a page. */
export interface PlacedLabel {
  /** The label's index in the run, from 0. */
  readonly label: number;
  /** The place's index on the sheet, from 0. */
  readonly place: number;
  /** The upper left corner in millimeters, corrected. */
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the pages of a run of `count` labels. Only the first sheet begins at `start` and has used labels; a first
 * sheet without a free label is skipped.
 */
export function placeLabels(
  count: number,
  sheet: LabelSheet,
  { start, used }: FirstSheet = { start: 1, used: new Set() },
  correction: PrinterCorrection = NO_CORRECTION,
): readonly (readonly PlacedLabel[])[] {
  const all = Array.from({ length: labelsOn(sheet) }, (_, place) => place);
  const first = all.filter((place) => place + 1 >= start && !used.has(place + 1));
  const pages: PlacedLabel[][] = [];
  for (let label = 0, places = first; label < count; places = all) {
    const taken = places.slice(0, count - label);
    const begin = label;
    if (taken.length > 0) {
      pages.push(
        taken.map((place, k) => ({ label: begin + k, place, ...corrected(cornerOf(sheet, place), correction) })),
      );
    }
    label += taken.length;
  }
  return pages;
}

/** Returns the corrected place of a label. */
export function corrected(
  { x, y }: { readonly x: number; readonly y: number },
  correction: PrinterCorrection,
): { readonly x: number; readonly y: number } {
  const scale = correction.percent / 100;
  return { x: scale * x + correction.x, y: scale * y + correction.y };
}
