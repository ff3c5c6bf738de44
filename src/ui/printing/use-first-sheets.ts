import { useState } from 'react';
import { type LabelSheet, labelsOn } from '#sheets';
import type { LabelId } from './label-product.ts';

/** What the first sheet looks like before it is printed. */
export interface FirstSheetChoice {
  /** Counted from 1. */
  readonly start: number;
  /** Labels that are gone, counted from 1. */
  readonly used: ReadonlySet<number>;
}

const WHOLE_SHEET: FirstSheetChoice = { start: 1, used: new Set() };

/**
 * The first sheet of a product, and how to change a part of that. Each product has one of its own: labels that are gone
 * from one are not gone from another.
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

/** Returns how many labels of the first sheet can be printed on. */
export function freeLabels(sheet: LabelSheet, { start, used }: FirstSheetChoice): number {
  return Array.from({ length: labelsOn(sheet) }, (_, place) => place + 1).filter(
    (label) => label >= start && !used.has(label),
  ).length;
}
