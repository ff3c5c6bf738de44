import { type Drawing, placeDrawing } from '#drawing';
import type { Lettering } from '#lettering';
import { cardInk, cardPaper, isBlackOnWhite, isColoredPaper } from './card-colors.ts';
import { type CardProduct, faceOf, foldsOf } from './card-product.ts';
import { type CardLoss, type CardWords, textsOf } from './card-words.ts';
import { Face, type FaceCode } from './face.ts';
import { fillCentered } from './fill-centered.ts';
import { fillLevel, fillUpright } from './layouts.ts';

/** A card as it is printed. Lengths are in millimeters. */
export interface DrawnCard {
  /** The page, in its trimmed size. */
  readonly page: Drawing;
  /** One face of the card: the whole page, or half of a tent's page. */
  readonly face: Drawing;
  /** The place of the code on the face, its margin included. */
  readonly code: FaceCode;
  /** The margin on each side of the code, in modules. */
  readonly margin: number;
  /** Width of a module. */
  readonly moduleWidth: number;
  /** Distances of folds from the top of the page. */
  readonly folds: readonly number[];
  /** Whether the paper is colored, so that the page needs bleed. */
  readonly isColored: boolean;
  /** Whether black ink alone can print the card. */
  readonly isBlack: boolean;
  /** The kinds of words that are cut or left out. */
  readonly losses: readonly CardLoss[];
}

const LAYOUTS = { upright: fillUpright, level: fillLevel, centered: fillCentered } as const;

/** Loads the fonts for a card's words. Rejects with the errors of the lettering's source. */
export async function prepareCard(words: CardWords, lettering: Lettering): Promise<void> {
  for (const weight of ['regular', 'bold'] as const) await lettering.prepare(textsOf(words), weight);
}

/**
 * Draws a card. `code` is the drawing of a made code with its margin, in its own units. The card takes its paper and
 * its ink from the colors of the code. The fonts must be loaded (`prepareCard`). Throws a `RangeError` if the drawing
 * has no code.
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

/** Returns a page with a face twice: upside down in the upper half, and upright in the lower half. */
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
