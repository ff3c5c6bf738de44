import { colorDistance, type QrDesign, type Rgba, type Weave } from '#design';
import { inksOf, paperOf } from '#scanning/verdict';
import { type Change, swapColors } from './change.ts';

/**
 * Weights of colors, by the area that they cover. Like all weights here they were chosen by eye. They only decide which
 * change is tried first, and every change is tried before it is offered.
 */
const AREAS = { paper: 0.5, code: 0.35, cornerSquaresColor: 0.1, cornerDotsColor: 0.05 } as const;

/** Cost of swapping dark and light, which keeps both colors. */
const SWAP_COST = 0.12;

/** Cost of centering an image that covers the code. */
const PLACE_COST = 0.4;

/**
 * Cost of each percentage point by which a change alters the size of an image that was already centered. If the change
 * centers the image, this is the cost of each percentage point by which the new size is below 50.
 */
const SIZE_COST = 0.01;

/** Cost of replacing a gradient by one color. */
const GRADIENT_COST = 0.2;

/**
 * Costs of changes to a woven picture: bold detail, strength raised from 0 to 1, the flowing look, and more error
 * correction. A smaller change of strength costs proportionally less.
 */
const DETAIL_COST = 0.15;
const STRENGTH_COST = 0.1;
const LOOK_COST = 0.1;
const STURDY_COST = 0.05;

/**
 * Returns how much of a design's look a change costs: 0 if nothing changes, about 1 for white on black in place of
 * black on white. On the basis 'swapped', swapping the colors costs only `SWAP_COST`.
 */
export function lookCost(before: QrDesign, { design: after, basis }: Change): number {
  const isSwapped = basis === 'swapped';
  const colors = isSwapped ? SWAP_COST + colorCost(swapColors(before), after) : colorCost(before, after);
  return colors + imageCost(before, after);
}

function colorCost(before: QrDesign, after: QrDesign): number {
  const [old, now] = [colorsOf(before), colorsOf(after)];
  const isGradientLost = before.style.gradientType !== after.style.gradientType;
  return (
    AREAS.paper * colorDistance(old.paper, now.paper) +
    (AREAS.code / 2) * (colorDistance(old.from, now.from) + colorDistance(old.to, now.to)) +
    AREAS.cornerSquaresColor * colorDistance(old.squares, now.squares) +
    AREAS.cornerDotsColor * colorDistance(old.dots, now.dots) +
    (isGradientLost ? GRADIENT_COST : 0)
  );
}

/** Returns the visible colors. `from` and `to` are the two colors of a gradient; if there is none, they are equal. */
function colorsOf(design: QrDesign): Record<'paper' | 'from' | 'to' | 'squares' | 'dots', Rgba> {
  const inks = inksOf(design);
  const colorIn = (field: string): Rgba | undefined =>
    inks.find(({ fields }) => fields.some((own) => own === field))?.color;
  const from = colorIn('foregroundColor') ?? colorIn('gradientColor1') ?? BLACK;
  const to = colorIn('gradientColor2') ?? from;
  return {
    paper: paperOf(design),
    from,
    to,
    squares: colorIn('cornerSquaresColor') ?? from,
    dots: colorIn('cornerDotsColor') ?? from,
  };
}

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

function imageCost(before: QrDesign, after: QrDesign): number {
  if (before.imagePosition !== after.imagePosition) return PLACE_COST + SIZE_COST * (50 - after.imageSize);
  return SIZE_COST * Math.abs(before.imageSize - after.imageSize) + weaveCost(before.weave, after.weave);
}

function weaveCost(before: Weave | undefined, after: Weave | undefined): number {
  if (!before || !after) return 0;
  return (
    (before.detail === after.detail ? 0 : DETAIL_COST) +
    STRENGTH_COST * Math.abs(before.strength - after.strength) +
    (before.look === after.look ? 0 : LOOK_COST) +
    (before.isSturdy === after.isSturdy ? 0 : STURDY_COST)
  );
}
