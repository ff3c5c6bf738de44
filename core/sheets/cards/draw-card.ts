import { contrastRatio, type Rgba } from '#design';
import {
  BLACK,
  type Drawing,
  type Layer,
  type Paint,
  placeDrawing,
  rectanglePath,
  type SolidPaint,
  WHITE,
} from '#drawing';
import { BLEED, MARKED_EDGE, marksAround, type PdfPage } from '#drawing/files';
import type { Lettering } from '#lettering';
import type { UndrawnCode } from '#making';
import { type CardProduct, faceOf, foldsOf } from './card-product.ts';
import { type CardLoss, type CardWords, textsOf } from './card-words.ts';
import { Face, type FaceCode } from './face.ts';
import { fillCentered } from './fill-centered.ts';
import { fillLevel, fillUpright } from './layouts.ts';

/** A card as it is printed. Lengths are in millimeters. */
export interface DrawnCard {
  readonly page: Drawing;
  /** One face of the card: the whole page, or half of a tent's page. */
  readonly face: Drawing;
  /** The place of the code on the face, its margin included. */
  readonly code: FaceCode;
  /** The margin on each side of the code, in modules. */
  readonly margin: number;
  readonly moduleWidth: number;
  readonly folds: readonly number[];
  /** Whether black ink alone can print the card. */
  readonly isBlack: boolean;
  readonly losses: readonly CardLoss[];
}

const LAYOUTS = { upright: fillUpright, level: fillLevel, centered: fillCentered } as const;

/** Loads the fonts for a card's words. Rejects with the errors of the lettering's source. */
export async function prepareCard(words: CardWords, lettering: Lettering): Promise<void> {
  for (const weight of ['regular', 'bold'] as const) await lettering.prepare(textsOf(words), weight);
}

/**
 * `code` is a made code with its margin, in its own units; its colors give paper and ink. The fonts must be loaded
 * (`prepareCard`). Throws a `RangeError` if the drawing has no code.
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
    isBlack: isBlackOnWhite(face),
    losses: own.losses,
  };
}

/** Returns the face of a card as a print (`PrintedCode` of #scanning), so that its code can be read or judged. */
export function printOfCard(
  { face, code: place, margin }: DrawnCard,
  { text, code }: Pick<UndrawnCode, 'text' | 'code'>,
) {
  return { page: face, text, code, margin, ...place, mm: place.width };
}

/** Returns a page with a face twice. The upper one is upside down. */
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

/** With marks and bleed outside the trim, or exactly as large as the card. */
export function cardPage({ page, folds }: DrawnCard, hasMarks: boolean): PdfPage {
  const base = { drawing: page, mm: page.width };
  if (!hasMarks) return { ...base, bleed: 0 };
  return { ...base, bleed: BLEED, marks: { folds } };
}

/** The paper around a card, with what the file prints there. Lengths are in millimeters. */
export interface CardSurroundings {
  /** The sheet of paper without the card. The card lies in the middle of the sheet. */
  readonly drawing: Drawing;
  /** Distance from the edges of the sheet to the trim. */
  readonly edge: number;
}

/** Thickness of marks on a screen, as a share of the sheet's width. Marks as thin as in print would be too faint. */
const SCREEN_WEIGHT = 1 / 200;

/** Bleed, crop and fold marks. */
export function surroundingsOf(page: Drawing, product: CardProduct): CardSurroundings {
  const edge = MARKED_EDGE;
  const weight = SCREEN_WEIGHT * (page.width + 2 * edge);
  const boxes = marksAround(page, foldsOf(product), weight).map(([x, y, width, height]) =>
    rectanglePath(x + edge, y + edge, width, height),
  );
  const bleed = rectanglePath(edge - BLEED, edge - BLEED, page.width + 2 * BLEED, page.height + 2 * BLEED);
  const layers: Layer[] = [
    { kind: 'path', part: 'frame', d: bleed, paint: page.background },
    { kind: 'path', part: 'frame', d: boxes.join(''), paint: BLACK },
  ];
  return {
    drawing: { width: page.width + 2 * edge, height: page.height + 2 * edge, background: WHITE, layers },
    edge,
  };
}

/** WCAG 2.2, 1.4.3: the contrast that words need with their background. */
const READABLE = 4.5;

/** The paper has the color of the code's background, or is white if that is translucent or a gradient. */
function cardPaper({ background }: Pick<Drawing, 'background'>): SolidPaint {
  return background.kind === 'solid' && background.color.a === 1 ? background : WHITE;
}

/** Words have a color of the code's modules if one is readable on the paper, else black or white. */
function cardInk({ layers }: Pick<Drawing, 'layers'>, paper: SolidPaint): SolidPaint {
  const own = layers.flatMap(colorsOfData).map((color): SolidPaint => ({ kind: 'solid', color: { ...color, a: 1 } }));
  const candidates = [...own, BLACK, WHITE].map((paint) => ({ paint, contrast: contrastOf(paint, paper) }));
  const readable = candidates.filter(({ contrast }) => contrast >= READABLE);
  const ofCode = readable.filter(({ paint }) => own.includes(paint)).sort((a, b) => b.contrast - a.contrast);
  return (ofCode[0] ?? candidates.sort((a, b) => b.contrast - a.contrast)[0]).paint;
}

function contrastOf(ink: SolidPaint, paper: SolidPaint): number {
  return contrastRatio(ink.color, paper.color);
}

function colorsOfData(layer: Layer): Rgba[] {
  return layer.kind === 'path' && layer.part === 'modules' ? colorsOfPaint(layer.paint) : [];
}

function colorsOfPaint(paint: Paint): Rgba[] {
  return (paint.kind === 'solid' ? [paint.color] : [paint.from, paint.to]).filter(({ a }) => a === 1);
}

/** Whether a page is black on white, without images, so that black ink alone can print it. */
export function isBlackOnWhite({ background, layers }: Pick<Drawing, 'background' | 'layers'>): boolean {
  return isColorless(background, 255) && layers.every(isBlackLayer);
}

function isBlackLayer(layer: Layer): boolean {
  switch (layer.kind) {
    case 'path':
      return isColorless(layer.paint, 0) || (layer.part === 'image-box' && isColorless(layer.paint, 255));
    case 'image':
      return false;
    case 'group':
      return layer.layers.every(isBlackLayer);
  }
}

function isColorless(paint: Paint, level: number): boolean {
  if (paint.kind !== 'solid') return false;
  const { r, g, b, a } = paint.color;
  return a === 1 && r === level && g === level && b === level;
}
