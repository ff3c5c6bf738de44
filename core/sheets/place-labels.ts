import { cornerOf, type LabelSheet, labelsOn } from './label-sheet.ts';

/** Where printing begins on the first sheet. */
export interface FirstSheet {
  /** The first label to print on. Labels count from 1, left to right, then down. */
  readonly start: number;
  /** The numbers of the labels that are already used and therefore skipped. Labels are counted as for `start`. */
  readonly used: ReadonlySet<number>;
}

/** A correction for a printer that prints in the wrong place or size. */
export interface PrinterCorrection {
  /**
   * Millimeters by which all labels are moved to the right (`x`) and downward (`y`). This corrects a printer that
   * shifts all labels by the same distance.
   */
  readonly x: number;
  readonly y: number;
  /**
   * The scale, in percent, of all distances from the sheet's upper left corner. This corrects a printer whose shift
   * grows across the sheet.
   */
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
 * Returns the pages of a run of `count` labels, each as a list of its labels. On the first sheet only, printing begins
 * at `start` and skips used labels. If no label of the first sheet is free, that sheet is left out.
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

/** Returns the place of a label, scaled and then moved by a correction. */
export function corrected(
  { x, y }: { readonly x: number; readonly y: number },
  correction: PrinterCorrection,
): { readonly x: number; readonly y: number } {
  const scale = correction.percent / 100;
  return { x: scale * x + correction.x, y: scale * y + correction.y };
}
