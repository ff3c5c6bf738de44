import { useState } from 'react';
import { type FirstSheetChoice, type LabelId, useFirstSheets } from '#ui/printing';

/** The visitor's choices for labels, except for the kind of sheet. */
export interface LabelChoice extends FirstSheetChoice {
  /** Null until the visitor writes words of their own. */
  readonly title: string | null;
  readonly hasAddress: boolean;
  /**
   * How many labels show this page's code; null until the visitor types how many. `shareLabels` decides how many labels
   * each code without a typed number gets.
   */
  readonly copies: number | null;
  readonly hasCutLines: boolean;
  readonly isBlackOnly: boolean;
  /** How many labels show each of the other codes that are ticked, by id; null until the visitor types how many. */
  readonly others: ReadonlyMap<string, number | null>;
}

const FIRST: Omit<LabelChoice, keyof FirstSheetChoice> = {
  ...{ title: null, hasAddress: true, copies: null, hasCutLines: false, isBlackOnly: false, others: new Map() },
};

/**
 * Returns the choices for labels, and a function to change a part of them. If other codes are `given`, the sheet
 * initially has one label of each, and one of this page's code.
 */
export function useLabelChoice(
  product: LabelId,
  given: readonly string[],
): [choice: LabelChoice, change: (part: Partial<LabelChoice>) => void] {
  const [choice, setChoice] = useState<typeof FIRST>(() => ({
    ...FIRST,
    ...(given.length > 0 && { copies: 1, others: new Map(given.map((id) => [id, 1])) }),
  }));
  const [sheet, changeSheet] = useFirstSheets(product);

  function change(part: Partial<LabelChoice>): void {
    const { start, used, ...rest } = part;
    if (start !== undefined || used) changeSheet({ ...(start !== undefined && { start }), ...(used && { used }) });
    setChoice((before) => ({ ...before, ...rest }));
  }

  return [{ ...choice, ...sheet }, change];
}
