import { darkenTo, flatten, luma, type QrDesign, type Rgba } from '#design';
import { FIX_LIMITS, type Ink, inkLimit, inksOf, paperOf, withColor } from '#scanning/verdict';
import { type Change, swapColors } from './change.ts';
import { lookCost } from './look-cost.ts';

/** Returns how bright a color is on white, 0 to 255: its luma for phones, its red for scanners with red light. */
export type Brightness = (color: Rgba) => number;

/** How far a background is lightened, as a share of the way to white. */
const LIGHTENINGS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** Returns the red channel of a color on white, which scanners with red light see. */
export function redOf(color: Rgba): number {
  return flatten(color).r;
}

/**
 * Returns changes that make the inks for which `isMeant` is true dark enough for their background. The changes that
 * keep most of the look come first. With the basis 'swapped', every change first swaps dark and light. Each change
 * lightens the background by a different share, and then darkens these inks along their hue. Changes that leave one of
 * these inks too light are left out.
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

/** Sorts changes so that those that keep most of a design's look come first. */
export function sortByLook(design: QrDesign, changes: readonly Change[]): Change[] {
  const cost = new Map(changes.map((change) => [change, lookCost(design, change)]));
  return changes.toSorted((a, b) => cost.get(a)! - cost.get(b)!);
}

/** Returns the design with every ink of a higher luma than `max` darkened to `max`. */
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
