import { DEFAULT_STYLE, type QrDesign, type Weave } from '#design';
import type { Change } from './change.ts';

/** Strengths, from 0 to 1, that are tried if they are above the present strength. */
const STRENGTHS = [0.5, 0.75, 1] as const;

/**
 * Returns changes to a woven picture that may make it easier to read. The changes that keep most of the picture come
 * first: bold detail, more strength, the flowing look, more correction, and corners in the picture's own color. One
 * more change follows: it gives such corners to the last design that changes strength, look or correction. A change is
 * left out if it would leave the picture the same.
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

/**
 * Returns the design in bold detail with its present strength. A second design with full strength follows if the
 * present strength is less. Returns an empty list if the detail is bold already.
 */
function boldOf(design: QrDesign, { detail, ...weave }: Weave): QrDesign[] {
  if (!detail) return [];
  const bold = { ...design, weave };
  return weave.strength < 1 ? [bold, { ...design, weave: { ...weave, strength: 1 } }] : [bold];
}

/** Returns the design with corners in the picture's own color. Empty if they have it already. */
function cornersOf(design: QrDesign): QrDesign[] {
  const { cornerSquaresColor, cornerDotsColor } = DEFAULT_STYLE;
  const { style } = design;
  if (style.cornerSquaresColor === cornerSquaresColor && style.cornerDotsColor === cornerDotsColor) return [];
  return [{ ...design, style: { ...style, cornerSquaresColor, cornerDotsColor } }];
}
