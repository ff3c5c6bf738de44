import { DEFAULT_STYLE, flatten, IMAGE_SIZE_MIN, type QrDesign, type QrStyle, type Weave, weaveOf } from '#design';
import { type DesignOfCode, type Finding, inksOf, isLightCode, paperOf, withColor } from '#scanning/verdict';
import type { Change } from './change.ts';
import { darkenAll, darkerOnLighter, redOf, sortByLook } from './recolor.ts';

/** Lumas to which all inks are darkened if no limit tells how dark they should be. Chosen, not measured. */
const DARKER = [75, 50, 25, 0] as const;

/** Nearly black, but the color still has its hue. Chosen, not measured. */
const DARKEST = 25;

/** Percentage points by which each change makes an image smaller; more if only readings tell whether that helps. */
const SIZE_STEP = 2;
const READING_STEP = 6;

/** Returns changes that may resolve a finding. Those that keep most of the look come first. */
export function changesFor(finding: Finding, { design, hasImage }: DesignOfCode): Change[] {
  const weave = hasImage ? weaveOf(design) : undefined;
  if (weave) return [...wovenChanges(design, weave), ...centeredDesigns(design, READING_STEP)];
  switch (finding.kind) {
    case 'inverted':
    case 'turned':
    case 'paper':
      return darkerOnLighter(design, basisOf(design));
    case 'ink': {
      const fields = finding.ink?.fields ?? [];
      return darkerOnLighter(design, 'same', (ink) => ink.fields.some((field) => fields.includes(field)));
    }
    case 'red-light':
      return darkerOnLighter(design, 'same', undefined, redOf);
    case 'clear':
      return opaqueDesigns(design);
    case 'image':
      // This finding means that the image does harm even if the code is black on white, so darker inks cannot help.
      return design.imagePosition === 'full' ? centeredDesigns(design, SIZE_STEP) : smallerImages(design, SIZE_STEP);
    case 'modules':
      return lookChanges(design, hasImage);
    case 'readings':
      // No single color is the cause, but a shape may be.
      return [...simplerShapes(design), ...lookChanges(design, hasImage)];
    case 'corners':
      return squareCorners(design);
    // Woven designs are handled above, and damage, bends and gaps are found only if the design is not known.
    case 'woven':
    case 'damage':
    case 'bent':
    case 'gaps':
    case 'density':
      return [];
  }
}

/** Returns the changes to try last: nearly black inks; black on white; a small centered image too; squares too. */
export function lastChanges({ design, hasImage }: DesignOfCode): Change[] {
  const isWoven = hasImage && weaveOf(design) !== undefined;
  const darkest = isWoven || isLightCode(design) ? design : darkenAll(design, DARKEST);
  const plain = plainColors(design);
  const small: QrDesign = hasImage ? { ...plain, imagePosition: 'center', imageSize: 20 } : plain;
  const changes = new Set([plain, small, squareShapes(small)]);
  return [
    ...(darkest === design ? [] : [same(darkest)]),
    ...[...changes].map((changed): Change => ({ design: changed, basis: 'plain' })),
  ];
}

function lookChanges(design: QrDesign, hasImage: boolean): Change[] {
  if (hasImage) return imageChanges(design);
  return [...darkerDesigns(design), { design: plainColors(design), basis: 'plain' }];
}

/** The specification prescribes the opacity of an image over the whole code, so only inks or place can change. */
function imageChanges(design: QrDesign): Change[] {
  if (design.imagePosition === 'center') return smallerImages(design, READING_STEP);
  return sortByLook(design, [...darkerDesigns(design), ...centeredDesigns(design, READING_STEP)]);
}

function centeredDesigns(design: QrDesign, step: number): Change[] {
  const centered: QrDesign = { ...design, imagePosition: 'center' };
  return [same(centered), ...smallerImages(centered, step)];
}

function smallerImages(design: QrDesign, step: number): Change[] {
  const count = Math.floor((design.imageSize - IMAGE_SIZE_MIN) / step);
  return Array.from({ length: count }, (_, k) => same({ ...design, imageSize: design.imageSize - (k + 1) * step }));
}

function darkerDesigns(design: QrDesign): Change[] {
  const designs = DARKER.map((max) => darkenAll(design, max));
  return designs.filter((darker, k) => darker !== (designs[k - 1] ?? design)).map(same);
}

/** With an opaque background, with opaque inks too, and with inks dark enough for it, if there are any. */
function opaqueDesigns(design: QrDesign): Change[] {
  const paper = paperOf(design);
  const withPaper = paper.a < 1 ? withColor(design, ['backgroundColor'], flatten(paper)) : design;
  const opaque = inksOf(design)
    .filter(({ color }) => color.a < 1)
    .reduce((changed, { fields, color }) => withColor(changed, fields, flatten(color, flatten(paper))), withPaper);
  return [...[withPaper, opaque].map(same), ...darkerOnLighter(opaque, basisOf(opaque)).slice(0, 1)];
}

function plainColors(design: QrDesign): QrDesign {
  const { foregroundColor, backgroundColor, cornerSquaresColor, cornerDotsColor } = DEFAULT_STYLE;
  const { gradientType: _, ...style } = design.style;
  return { ...design, style: { ...style, foregroundColor, backgroundColor, cornerSquaresColor, cornerDotsColor } };
}

function basisOf(design: QrDesign): 'same' | 'swapped' {
  return isLightCode(design) ? 'swapped' : 'same';
}

function same(design: QrDesign): Change {
  return { design, basis: 'same' };
}

/**
 * The smallest change first: centers in the shape of the rings (square in leaf-shaped ones), so that patterns have the
 * same proportions in every direction; square corners; square modules. None for the standard style.
 */
export function simplerShapes(design: QrDesign): Change[] {
  const { moduleShape, cornerSquareShape, cornerDotShape } = design.style;
  if (design.qrType === 'standard') return [];
  const changes: Change[] = [];
  const matching = cornerSquareShape === 'leaf' ? 'square' : cornerSquareShape;
  if (cornerDotShape !== matching) changes.push(withShapes(design, { cornerDotShape: matching }));
  if (cornerSquareShape !== 'square') changes.push(...squareCorners(design));
  if (moduleShape !== 'square') changes.push(withShapes(design, { moduleShape: 'square' }));
  return changes;
}

export function squareCorners(design: QrDesign): Change[] {
  const { cornerSquareShape, cornerDotShape } = DEFAULT_STYLE;
  const { style } = design;
  if (style.cornerSquareShape === cornerSquareShape && style.cornerDotShape === cornerDotShape) return [];
  return [withShapes(design, { cornerSquareShape, cornerDotShape })];
}

/** Returns the same object if all shapes are square already. */
export function squareShapes(design: QrDesign): QrDesign {
  const { moduleShape, cornerSquareShape, cornerDotShape } = DEFAULT_STYLE;
  const { style } = design;
  const isSquare =
    style.moduleShape === moduleShape &&
    style.cornerSquareShape === cornerSquareShape &&
    style.cornerDotShape === cornerDotShape;
  return isSquare ? design : withShapes(design, { moduleShape, cornerSquareShape, cornerDotShape }).design;
}

function withShapes(design: QrDesign, shapes: Partial<QrStyle>): Change {
  return { design: { ...design, style: { ...design.style, ...shapes } }, basis: 'same' };
}

const STRENGTHS = [0.5, 0.75, 1] as const;

/** Returns changes to a woven picture that make it easier to read, those that keep most of it first. */
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

function boldOf(design: QrDesign, { detail, ...weave }: Weave): QrDesign[] {
  if (!detail) return [];
  const bold = { ...design, weave };
  return weave.strength < 1 ? [bold, { ...design, weave: { ...weave, strength: 1 } }] : [bold];
}

function cornersOf(design: QrDesign): QrDesign[] {
  const { cornerSquaresColor, cornerDotsColor } = DEFAULT_STYLE;
  const { style } = design;
  if (style.cornerSquaresColor === cornerSquaresColor && style.cornerDotsColor === cornerDotsColor) return [];
  return [{ ...design, style: { ...style, cornerSquaresColor, cornerDotsColor } }];
}
