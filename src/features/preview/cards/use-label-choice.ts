import { useState } from 'react';

/** What the visitor chose for labels, beside the sheet. */
export interface LabelChoice {
  /** Null until the visitor writes words of their own. */
  readonly title: string | null;
  readonly hasAddress: boolean;
  /** Counted from 1. */
  readonly start: number;
  /** Null: as many as there are free labels on the first sheet. */
  readonly copies: number | null;
  /** Labels of the first sheet that are gone, counted from 1. */
  readonly used: ReadonlySet<number>;
  readonly hasCutLines: boolean;
  readonly isBlackOnly: boolean;
  /** Copies of other codes, by their ids. */
  readonly others: ReadonlyMap<string, number>;
}

const FIRST: LabelChoice = {
  ...{ title: null, hasAddress: true, start: 1, copies: null, used: new Set(), hasCutLines: false },
  ...{ isBlackOnly: false, others: new Map() },
};

/** How labels are wanted, and how to change a part of that. */
export function useLabelChoice(): [choice: LabelChoice, change: (part: Partial<LabelChoice>) => void] {
  const [choice, setChoice] = useState(FIRST);
  return [choice, (part) => setChoice((before) => ({ ...before, ...part }))];
}
