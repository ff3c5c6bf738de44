import { useState } from 'react';
import { type LabelSheet, labelsOn } from '#sheets';
import type { LabelId } from './label-product.ts';

/** Where printing starts on the first sheet. */
export interface FirstSheetChoice {
  /** The first label to print on, counted from 1. */
  readonly start: number;
  /** Labels that are used already, counted from 1. */
  readonly used: ReadonlySet<number>;
}

const WHOLE_SHEET: FirstSheetChoice = { start: 1, used: new Set() };

/** The first sheet of each product. Each product has its own, because used labels belong to one product. */
export type FirstSheets = ReadonlyMap<LabelId, FirstSheetChoice>;

/**
 * Returns the first sheet of a product. Until the visitor changes it, printing starts at label 1 and no label counts as
 * used already.
 */
export function firstSheetOf(sheets: FirstSheets, product: LabelId): FirstSheetChoice {
  return sheets.get(product) ?? WHOLE_SHEET;
}

/** Returns `sheets` with a part of one product's first sheet changed. */
export function withFirstSheet(sheets: FirstSheets, product: LabelId, change: Partial<FirstSheetChoice>): FirstSheets {
  return new Map(sheets).set(product, { ...firstSheetOf(sheets, product), ...change });
}

/** Returns the state of a product's first sheet, and a function to change a part of it. */
export function useFirstSheets(
  product: LabelId,
): [sheet: FirstSheetChoice, change: (part: Partial<FirstSheetChoice>) => void] {
  const [sheets, setSheets] = useState<FirstSheets>(new Map());
  return [firstSheetOf(sheets, product), (part) => setSheets((before) => withFirstSheet(before, product, part))];
}

/** Returns how many labels of the first sheet are free. */
export function freeLabels(sheet: LabelSheet, { start, used }: FirstSheetChoice): number {
  return Array.from({ length: labelsOn(sheet) }, (_, place) => place + 1).filter(
    (label) => label >= start && !used.has(label),
  ).length;
}
