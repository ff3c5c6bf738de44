import {
  LABEL_SHEETS,
  type LabelSheet,
  labelSheet,
  type OwnSheet,
  type OwnSheetProblem,
  PAPERS,
  type PaperName,
  rollOf,
  sheetOf,
  usualPaper,
} from '#sheets';
import { labelWords } from '#words/labels';

/** The id of a product that consists of labels. */
export type LabelId = `label-${string}`;

export function isLabelId(id: string): id is LabelId {
  return id.startsWith('label-');
}

export const OWN_SHEET: LabelId = 'label-own';
export const ROLL: LabelId = 'label-roll';

/**
 * The numbers that describe the visitor's own sheet. `isLetter` tells the paper: 1 for Letter, 0 for A4. It is a number
 * because only numbers are stored.
 */
export interface OwnNumbers extends OwnSheet {
  readonly isLetter: number;
}

export interface RollNumbers {
  readonly width: number;
  readonly height: number;
}

/** Limits for the width and the height of a label on a roll, in millimeters. */
export const ROLL_LIMITS = { min: 8, max: 300 } as const;

/** Returns the initial numbers of the visitor's own sheet: Avery L7160's, or 5160's where Letter paper is usual. */
export function usualOwn(languages: readonly string[]): OwnNumbers {
  return usualPaper(languages) === 'A4'
    ? { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.2, top: 15.1, isLetter: 0 }
    : { columns: 3, rows: 10, width: 66.6, height: 25.4, left: 4.8, top: 12.7, isLetter: 1 };
}

/** Returns the first offered label sheet on the paper that is usual for these languages. */
export function usualLabels(languages: readonly string[]): LabelId {
  const paper = PAPERS[usualPaper(languages)];
  const [first] = LABEL_SHEETS.filter((sheet) => sheet.paper === paper);
  return `label-${first.id}`;
}

export const USUAL_ROLL: RollNumbers = { width: 62, height: 29 };

/**
 * Returns the sheet of a product, or the problem with the visitor's own numbers. An unknown product counts as the
 * visitor's own sheet. For a roll, a width or height outside `ROLL_LIMITS` is replaced by the nearest limit.
 */
export function sheetOfProduct(id: LabelId, own: OwnNumbers, roll: RollNumbers): LabelSheet | OwnSheetProblem {
  if (id === OWN_SHEET) return sheetOf(own, PAPERS[ownPaper(own)]);
  if (id === ROLL) {
    const { min, max } = ROLL_LIMITS;
    const [width, height] = [roll.width, roll.height].map((mm) => Math.min(max, Math.max(min, mm)));
    return rollOf(width, height);
  }
  return labelSheet(id.slice('label-'.length)) ?? sheetOf(own, PAPERS[ownPaper(own)]);
}

export function ownPaper({ isLetter }: Pick<OwnNumbers, 'isLetter'>): PaperName {
  return isLetter === 1 ? 'Letter' : 'A4';
}

/** Returns the name of a product. */
export function labelProductName(id: LabelId): string {
  if (id === ROLL) return labelWords.roll;
  const sheet = labelSheet(id.slice('label-'.length));
  return sheet ? labelWords.sheet(sheet.name) : labelWords.own;
}
