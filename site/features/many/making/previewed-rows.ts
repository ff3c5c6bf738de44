import type { Drawing } from '#drawing';
import { type LabelSheet, labelsOn } from '#sheets';
import { type CardProduct, surroundingsOf } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import type { PreviewedPage } from '#ui/printing';

/** The most labels in a preview. */
const MOST_LABELS = 40;

/** Returns how many of the first rows an output's preview shows. `sheet` is the label sheet, null if it is invalid. */
export function rowsShown(output: ManyChoice['output'], sheet: LabelSheet | null): number {
  return output === 'labels' && sheet ? Math.min(MOST_LABELS, labelsOn(sheet)) : 1;
}

/** Returns a card's page for the preview. `hasMarks` adds the bleed, crop marks and fold marks that the file has. */
export function cardOnScreen(drawing: Drawing, card: CardProduct, hasMarks: boolean): PreviewedPage {
  const page = { drawing, isRound: card.shape === 'round' };
  // Until a newly chosen product is drawn, the page is still that of the previous product.
  const isOwn = Math.abs(drawing.width - card.width) < 0.01 && Math.abs(drawing.height - card.height) < 0.01;
  return hasMarks && isOwn ? { ...page, around: surroundingsOf(drawing, card) } : page;
}
