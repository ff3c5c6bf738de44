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

/**
 * Returns the state of a product's first sheet, and a function to change a part of it. Each product has its own state,
 * because used labels belong to one product.
 */
export function useFirstSheets(
  product: LabelId,
): [sheet: FirstSheetChoice, change: (part: Partial<FirstSheetChoice>) => void] {
  const [sheets, setSheets] = useState<ReadonlyMap<LabelId, FirstSheetChoice>>(new Map());
  const sheet = sheets.get(product) ?? WHOLE_SHEET;

  function change({ start = sheet.start, used = sheet.used }: Partial<FirstSheetChoice>): void {
    setSheets((before) => new Map(before).set(product, { start, used }));
  }

  return [sheet, change];
}

/** Returns how many labels of the first sheet are free. */
export function freeLabels(sheet: LabelSheet, { start, used }: FirstSheetChoice): number {
  return Array.from({ length: labelsOn(sheet) }, (_, place) => place + 1).filter(
    (label) => label >= start && !used.has(label),
  ).length;
}
