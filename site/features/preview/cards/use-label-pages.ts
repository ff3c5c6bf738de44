import { useMemo } from 'react';
import type { Drawing } from '#drawing';
import type { PdfInk } from '#drawing/files';
import { type LabelSheet, labelPages, labelsOn } from '#sheets';
import { isBlackOnWhite } from '#sheets/cards';
import type { SheetCorrection } from '#storage';
import { freeLabels } from '#ui/printing';
import type { DrawnRun } from './draw-run.ts';
import { type LabelShares, shareLabels } from './share-labels.ts';
import type { LabelChoice } from './use-label-choice.ts';

/** The pages of a run of labels, and how they are printed. */
export interface LabelPages {
  readonly copies: LabelShares;
  readonly labels: number;
  readonly pages: readonly Drawing[];
  /** Whether the first sheet has a label to print on. */
  readonly hasFree: boolean;
  readonly ink: { readonly name: PdfInk; readonly isBlack: boolean };
}

/** Puts drawn labels on pages. */
export function useLabelPages(
  run: DrawnRun | null,
  sheet: LabelSheet | null,
  { start, used, copies: wanted, others, hasCutLines, isBlackOnly }: LabelChoice,
  correction: SheetCorrection,
): LabelPages {
  const from = sheet ? Math.min(start, labelsOn(sheet)) : 1;
  const free = sheet ? freeLabels(sheet, { start: from, used }) : 0;
  const copies = useMemo(() => shareLabels(free, wanted, others), [free, wanted, others]);
  const isBlack = useMemo(() => run?.labels.every(({ drawing }) => isBlackOnWhite(drawing)) ?? true, [run]);
  const labels = useMemo(
    () => (run?.labels ?? []).map(({ drawing, id }) => ({ drawing, copies: copies.others.get(id) ?? copies.first })),
    [run, copies],
  );
  const pages = useMemo(() => {
    // Labels drawn for another sheet are not put on this one.
    if (!sheet || run?.sheet !== sheet || !run.first) return [];
    return labelPages({ sheet, labels, first: { start: from, used }, correction, hasCutLines });
  }, [run, sheet, labels, from, used, correction, hasCutLines]);
  return {
    copies,
    labels: labels.reduce((sum, label) => sum + label.copies, 0),
    pages,
    hasFree: free > 0,
    ink: { name: isBlack || isBlackOnly ? 'black' : 'rgb', isBlack },
  };
}
