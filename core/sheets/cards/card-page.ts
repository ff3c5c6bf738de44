import { BLACK, type Drawing, type Layer, rectanglePath, WHITE } from '#drawing';
import { BLEED, MARKED_EDGE, marksAround, type PdfPage } from '#drawing/files';
import { isColoredPaper } from './card-colors.ts';
import { type CardProduct, foldsOf } from './card-product.ts';
import type { DrawnCard } from './draw-card.ts';

/**
 * Returns the page of a card's file. With marks, it has crop and fold marks outside the trim (the edge at which the
 * card is cut), and bleed if its paper is colored. Without marks, it is exactly as large as the card.
 */
export function cardPage({ page, folds, isColored }: DrawnCard, hasMarks: boolean): PdfPage {
  const base = { drawing: page, mm: page.width };
  if (!hasMarks) return { ...base, bleed: 0 };
  return { ...base, bleed: isColored ? BLEED : 0, marks: { folds } };
}

/** The paper around a card, with what the file prints there. Lengths are in millimeters. */
export interface CardSurroundings {
  /** The sheet of paper without the card. The card lies in the middle of the sheet. */
  readonly drawing: Drawing;
  /** Distance from the edges of the sheet to the trim. */
  readonly edge: number;
}

/** Thickness of marks on a screen, as a share of the sheet's width. Marks as thin as in print would be too faint. */
const SCREEN_WEIGHT = 1 / 270;

/**
 * Returns what a screen shows around the page of a card: its bleed if its paper is colored, and crop and fold marks.
 */
export function surroundingsOf(page: Drawing, product: CardProduct): CardSurroundings {
  const edge = MARKED_EDGE;
  const weight = SCREEN_WEIGHT * (page.width + 2 * edge);
  const boxes = marksAround(page, foldsOf(product), weight).map(([x, y, width, height]) =>
    rectanglePath(x + edge, y + edge, width, height),
  );
  const bleed = rectanglePath(edge - BLEED, edge - BLEED, page.width + 2 * BLEED, page.height + 2 * BLEED);
  const layers: Layer[] = [
    ...(isColoredPaper(page.background)
      ? [{ kind: 'path', part: 'frame', d: bleed, paint: page.background } as const]
      : []),
    { kind: 'path', part: 'frame', d: boxes.join(''), paint: BLACK },
  ];
  return {
    drawing: { width: page.width + 2 * edge, height: page.height + 2 * edge, background: WHITE, layers },
    edge,
  };
}
