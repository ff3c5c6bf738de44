import { DEFAULT_STYLE, type QrDesign, type Weave } from '#design';
import type { Change } from './change.ts';

/** Strengths that are tried, beyond the one that is. */
const STRENGTHS = [0.5, 0.75, 1] as const;

/**
 * Changes of how an image is woven that may make it easier to read, those first that keep most of the picture: bold
 * detail, more strength, the look that flows, corners in the picture's own ink, more correction, and all of it.
 */
export function wovenChanges(design: QrDesign, weave: Weave): Change[] {
  const stronger = STRENGTHS.filter((strength) => strength > weave.strength).map((strength) => ({ strength }));
  const strongest = stronger.at(-1) ?? {};
  const steps: readonly Partial<Weave>[] = [
    ...stronger,
    ...(weave.look === 'pearls' ? [{ look: 'flowing' as const, ...strongest }] : []),
    ...(weave.isSturdy ? [] : [{ isSturdy: true }, { isSturdy: true, ...strongest }]),
  ];
  const woven = steps.map((step): QrDesign => ({ ...design, weave: { ...weave, ...step } }));
  const designs = [...boldOf(design, weave), ...woven, ...cornersOf(design), ...woven.slice(-1).flatMap(cornersOf)];
  return designs.map((changed) => ({ design: changed, basis: 'same' }));
}

/** The same design in bold, as it is and with all the strength; nothing where it is bold. */
function boldOf(design: QrDesign, { detail, ...weave }: Weave): QrDesign[] {
  if (!detail) return [];
  const bold = { ...design, weave };
  return weave.strength < 1 ? [bold, { ...design, weave: { ...weave, strength: 1 } }] : [bold];
}

/** The same design with corners in the ink of the picture; nothing where they are. */
function cornersOf(design: QrDesign): QrDesign[] {
  const { cornerSquaresColor, cornerDotsColor } = DEFAULT_STYLE;
  const { style } = design;
  if (style.cornerSquaresColor === cornerSquaresColor && style.cornerDotsColor === cornerDotsColor) return [];
  return [{ ...design, style: { ...style, cornerSquaresColor, cornerDotsColor } }];
}
