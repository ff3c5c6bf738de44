import type { PdfPage } from '#drawing/files';
import type { DrawnCard } from './draw-card.ts';

/** Millimeters that a colored paper goes on around the trim. */
const BLEED = 3;

/**
 * Returns the page of a card's file. With marks it has bleed, where its paper is colored, and crop and fold marks
 * outside the trim; without, it is exactly as large as the card.
 */
export function cardPage({ page, folds, isColored }: DrawnCard, hasMarks: boolean): PdfPage {
  const base = { drawing: page, mm: page.width };
  if (!hasMarks) return { ...base, bleed: 0 };
  return { ...base, bleed: isColored ? BLEED : 0, marks: { folds } };
}
