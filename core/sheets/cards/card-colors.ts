import { contrastRatio, type Rgba } from '#design';
import { BLACK, type Drawing, type Layer, type Paint, type SolidPaint, WHITE } from '#drawing';

/** WCAG 2.2, 1.4.3: the contrast that words need with their background. */
const READABLE = 4.5;

/**
 * Returns the color of a card's paper: the color of the code's background, or white if this background is translucent
 * or a gradient.
 */
export function cardPaper({ background }: Pick<Drawing, 'background'>): SolidPaint {
  return background.kind === 'solid' && background.color.a === 1 ? background : WHITE;
}

/**
 * Whether paper has a color other than white. A page of such paper needs bleed: the color continues outside the trim.
 */
export function isColoredPaper(paper: Paint): boolean {
  return !isColorless(paper, 255);
}

/**
 * Returns the ink of a card's words: the color of the code's modules if that is readable on the paper, else black or
 * white, whichever has more contrast. Of the two colors of a gradient, it uses the one with more contrast.
 */
export function cardInk({ layers }: Pick<Drawing, 'layers'>, paper: SolidPaint): SolidPaint {
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
  return layer.kind === 'path' && layer.part === 'data' ? colorsOfPaint(layer.paint) : [];
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
