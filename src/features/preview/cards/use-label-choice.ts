import { useState } from 'react';
import type { LabelId } from './label-product.ts';

/** What the first sheet looks like before it is printed. */
interface FirstSheet {
  /** Counted from 1. */
  readonly start: number;
  /** Labels that are gone, counted from 1. */
  readonly used: ReadonlySet<number>;
}

/** What the visitor chose for labels, beside the sheet. */
export interface LabelChoice extends FirstSheet {
  /** Null until the visitor writes words of their own. */
  readonly title: string | null;
  readonly hasAddress: boolean;
  /** Null: as many as there are free labels on the first sheet. */
  readonly copies: number | null;
  readonly hasCutLines: boolean;
  readonly isBlackOnly: boolean;
  /** Copies of other codes, by their ids. */
  readonly others: ReadonlyMap<string, number>;
}

const WHOLE_SHEET: FirstSheet = { start: 1, used: new Set() };

const FIRST: LabelChoice = {
  ...{ title: null, hasAddress: true, copies: null, hasCutLines: false, isBlackOnly: false, others: new Map() },
  ...WHOLE_SHEET,
};

/**
 * How labels are wanted, and how to change a part of that. Each product has a first sheet of its own: labels that are gone
 * from one are not gone from another.
 */
export function useLabelChoice(product: LabelId): [choice: LabelChoice, change: (part: Partial<LabelChoice>) => void] {
  const [choice, setChoice] = useState(FIRST);
  const [sheets, setSheets] = useState<ReadonlyMap<LabelId, FirstSheet>>(new Map());
  const sheet = sheets.get(product) ?? WHOLE_SHEET;

  function change(part: Partial<LabelChoice>): void {
    const { start = sheet.start, used = sheet.used } = part;
    setSheets((before) => new Map(before).set(product, { start, used }));
    setChoice((before) => ({ ...before, ...part }));
  }

  return [{ ...choice, ...sheet }, change];
}
