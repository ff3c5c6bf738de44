import { type LabelSheet, labelsOn } from '#sheets';
import { type FirstSheetChoice, freeLabels } from '#ui/printing';

/** Returns how many sheets a run of labels takes. A first sheet without a free label is skipped. */
export function sheetsFor(labels: number, sheet: LabelSheet, first: FirstSheetChoice): number {
  const free = freeLabels(sheet, first);
  const begun = free > 0 && labels > 0 ? 1 : 0;
  return begun + Math.ceil(Math.max(0, labels - free) / labelsOn(sheet));
}
