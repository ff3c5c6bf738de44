import { type Drawing, placeDrawing } from '#drawing';
import type { Lettering } from '#lettering';
import { cardInk, cardPaper, isBlackOnWhite, isColoredPaper } from './card-colors.ts';
import { type CardProduct, faceOf, foldsOf } from './card-product.ts';
import { type CardLoss, type CardWords, textsOf } from './card-words.ts';
import { Face, type FaceCode } from './face.ts';
import { fillCentered } from './fill-centered.ts';
import { fillLevel, fillUpright } from './layouts.ts';

/** A card as it is printed; lengths in millimeters. */
export interface DrawnCard {
  /** The page, in its trimmed size. */
  readonly page: Drawing;
  /** One face of it: the whole page, or half of a tent. */
  readonly face: Drawing;
  /** The place of the code on the face, its margin included. */
  readonly code: FaceCode;
  /** Modules of margin on each side of the code. */
  readonly margin: number;
  /** Width of a module. */
  readonly moduleWidth: number;
  /** Distances of folds from the top of the page. */
  readonly folds: readonly number[];
  /** Whether its paper is colored, so that its page needs bleed. */
  readonly isColored: boolean;
  /** Whether black ink alone can print it. */
  readonly isBlack: boolean;
  /** Words that are cut, or left out. */
  readonly losses: readonly CardLoss[];
}

const LAYOUTS = { upright: fillUpright, level: fillLevel, centered: fillCentered } as const;

/** Loads the fonts for a card's words. Rejects with the errors of the lettering's source. */
export async function prepareCard(words: CardWords, lettering: Lettering): Promise<void> {
  for (const weight of ['regular', 'bold'] as const) await lettering.prepare(textsOf(words), weight);
}

/**
 * Draws a card. `code` is the drawing of a made code with its margin, in its own units; its colors become those of the
 * card. The fonts must be loaded (`prepareCard`). Throws a `RangeError` for a drawing without a code.
 */
export function drawCard(product: CardProduct, code: Drawing, words: CardWords, lettering: Lettering): DrawnCard {
  const paper = cardPaper(code);
  const size = faceOf(product);
  const own = new Face(size, code, cardInk(code, paper), lettering);
  LAYOUTS[product.layout](own, product, words);
  const face: Drawing = { ...size, background: paper, layers: own.layers };
  return {
    page: product.isTent ? foldedPage(face) : face,
    face,
    code: own.code,
    margin: own.quiet,
    moduleWidth: own.code.width / (own.modules + 2 * own.quiet),
    folds: foldsOf(product),
    isColored: isColoredPaper(paper),
    isBlack: isBlackOnWhite(face),
    losses: own.losses,
  };
}

/** Returns two faces, one above the other, the upper one upside down. */
function foldedPage(face: Drawing): Drawing {
  const { width, height, background } = face;
  return {
    width,
    height: 2 * height,
    background,
    layers: [
      placeDrawing(face, { x: 0, y: 0, scale: 1, turn: 180 }),
      placeDrawing(face, { x: 0, y: height, scale: 1 }),
    ],
  };
}
