import { useState } from 'react';
import { type FirstSheetChoice, type LabelId, useFirstSheets } from '#ui/printing';

/** What the visitor chose for labels, beside the sheet. */
export interface LabelChoice extends FirstSheetChoice {
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

const FIRST: Omit<LabelChoice, keyof FirstSheetChoice> = {
  ...{ title: null, hasAddress: true, copies: null, hasCutLines: false, isBlackOnly: false, others: new Map() },
};

/**
 * How labels are wanted, and how to change a part of that. Of each of the `given` codes, one label is printed at first.
 */
export function useLabelChoice(
  product: LabelId,
  given: readonly string[],
): [choice: LabelChoice, change: (part: Partial<LabelChoice>) => void] {
  const [choice, setChoice] = useState<typeof FIRST>(() => ({ ...FIRST, others: new Map(given.map((id) => [id, 1])) }));
  const [sheet, changeSheet] = useFirstSheets(product);

  function change(part: Partial<LabelChoice>): void {
    const { start, used, ...rest } = part;
    if (start !== undefined || used) changeSheet({ ...(start !== undefined && { start }), ...(used && { used }) });
    setChoice((before) => ({ ...before, ...rest }));
  }

  return [{ ...choice, ...sheet }, change];
}
