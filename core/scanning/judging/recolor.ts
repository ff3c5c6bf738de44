import { colorDistance, darkenTo, flatten, luma, type QrDesign, type Rgba, type Weave } from '#design';
import { FIX_LIMITS, type Ink, inkLimit, inksOf, paperOf, withColor } from '#scanning/verdict';
import { type Change, swapColors } from './change.ts';

/** Returns how bright a color is on white, 0 to 255: its luma for phones, its red for scanners with red light. */
export type Brightness = (color: Rgba) => number;

/** As shares of the way to white. */
const LIGHTENINGS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

export function redOf(color: Rgba): number {
  return flatten(color).r;
}

/**
 * Returns changes that make the inks for which `isMeant` is true dark enough, those that keep most of the look first:
 * each lightens the background by another share. 'swapped' swaps dark and light first.
 */
export function darkerOnLighter(
  design: QrDesign,
  basis: 'same' | 'swapped',
  isMeant: (ink: Ink) => boolean = () => true,
  brightness: Brightness = luma,
): Change[] {
  const base = basis === 'swapped' ? swapColors(design) : design;
  const changes = LIGHTENINGS.map((share) => darkenInks(lightenPaper(base, share), isMeant, brightness))
    .filter((changed) =>
      inksOf(changed)
        .filter(isMeant)
        .every(({ color }) => isDark(color, changed, brightness)),
    )
    .map((changed): Change => ({ design: changed, basis }));
  return sortByLook(design, changes);
}

export function sortByLook(design: QrDesign, changes: readonly Change[]): Change[] {
  const cost = new Map(changes.map((change) => [change, lookCost(design, change)]));
  return changes.toSorted((a, b) => cost.get(a)! - cost.get(b)!);
}

export function darkenAll(design: QrDesign, max: number): QrDesign {
  return inksOf(design)
    .filter(({ color }) => luma(color) > max)
    .reduce((darker, { fields, color }) => withColor(darker, fields, darkenTo(color, max)), design);
}

function darkenInks(design: QrDesign, isMeant: (ink: Ink) => boolean, brightness: Brightness): QrDesign {
  return inksOf(design)
    .filter((ink) => isMeant(ink) && !isDark(ink.color, design, brightness))
    .reduce((darker, { fields, color }) => {
      return withColor(darker, fields, darkenTo(color, limitOn(design, brightness), brightness));
    }, design);
}

function isDark(color: Rgba, design: QrDesign, brightness: Brightness): boolean {
  // A color that was darkened to the limit may exceed the limit a little, because its channels are rounded.
  return brightness(color) <= limitOn(design, brightness) + 0.5;
}

function limitOn(design: QrDesign, brightness: Brightness): number {
  const seen = brightness(paperOf(design));
  return inkLimit({ r: seen, g: seen, b: seen, a: 1 }, FIX_LIMITS.ink);
}

function lightenPaper(design: QrDesign, share: number): QrDesign {
  if (share === 0 || design.style.gradientType) return design;
  const { r, g, b } = flatten(paperOf(design));
  const mix = (channel: number): number => Math.round(channel + (255 - channel) * share);
  return withColor(design, ['backgroundColor'], { r: mix(r), g: mix(g), b: mix(b), a: 1 });
}

/** By covered area. All weights here were chosen by eye, and only decide which change is tried first. */
const AREAS = { paper: 0.5, code: 0.35, cornerSquaresColor: 0.1, cornerDotsColor: 0.05 } as const;

const SWAP_COST = 0.12;

const PLACE_COST = 0.4;

/** Cost of each percentage point of a centered image's size; below 50 if the change centers the image. */
const SIZE_COST = 0.01;

const GRADIENT_COST = 0.2;

/** Costs of changes to a woven picture. `STRENGTH_COST` is that of raising the strength from 0 to 1. */
const DETAIL_COST = 0.15;
const STRENGTH_COST = 0.1;
const LOOK_COST = 0.1;
const STURDY_COST = 0.05;

/** Returns how much of a look a change costs: 0 for nothing, about 1 for white on black for black on white. */
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

/** `from` and `to` are the two colors of a gradient, or equal. */
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
