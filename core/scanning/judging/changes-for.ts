import { DEFAULT_STYLE, flatten, IMAGE_SIZE_MIN, type QrDesign, type QrStyle, type Weave, weaveOf } from '#design';
import { type DesignOfCode, type Finding, inksOf, isLightCode, paperOf, withColor } from '#scanning/verdict';
import type { Change } from './change.ts';
import { darkenAll, darkerOnLighter, redOf, sortByLook } from './recolor.ts';

/**
 * Lumas to which all inks are darkened, one luma per change, if no limit tells how dark they should be. Chosen, not
 * measured.
 */
const DARKER = [75, 50, 25, 0] as const;

/** Luma at which a color is nearly black, but still has its hue. Chosen, not measured. */
const DARKEST = 25;

/**
 * How much smaller each change makes an image, in percentage points of `imageSize`. Steps are larger if only readings
 * tell whether a change helps.
 */
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
    // Woven designs are handled above.
    case 'woven':
    case 'density':
      return [];
  }
}

/**
 * Returns the changes to try if no smaller one helps. The first makes each ink nearly black. The second makes the code
 * black on white. The third also makes the image small and centers it. The fourth also makes all shapes square.
 *
 * The first is left out for light codes (light modules on a dark background), for woven images, and if each ink is
 * nearly black already. The third is left out if there is no image. The fourth is left out if all shapes are square
 * already.
 */
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

/**
 * Returns changes for an image that makes readings fail. A centered image becomes smaller. If the image covers the
 * whole code, its opacity does not change, because the specification prescribes it. Instead, the inks become darker, or
 * the image is centered.
 */
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

/** Returns designs with all inks darkened, step by step. */
function darkerDesigns(design: QrDesign): Change[] {
  const designs = DARKER.map((max) => darkenAll(design, max));
  return designs.filter((darker, k) => darker !== (designs[k - 1] ?? design)).map(same);
}

/**
 * Returns two or three designs. The first has an opaque background. The second also has opaque inks. The third also has
 * inks dark enough for the background. The third is left out if there are no such inks.
 */
function opaqueDesigns(design: QrDesign): Change[] {
  const paper = paperOf(design);
  const withPaper = paper.a < 1 ? withColor(design, ['backgroundColor'], flatten(paper)) : design;
  const opaque = inksOf(design)
    .filter(({ color }) => color.a < 1)
    .reduce((changed, { fields, color }) => withColor(changed, fields, flatten(color, flatten(paper))), withPaper);
  return [...[withPaper, opaque].map(same), ...darkerOnLighter(opaque, basisOf(opaque)).slice(0, 1)];
}

/** Returns the design with the default colors and without a gradient. Everything else is unchanged. */
function plainColors(design: QrDesign): QrDesign {
  const { foregroundColor, backgroundColor, cornerSquaresColor, cornerDotsColor } = DEFAULT_STYLE;
  const { gradientType: _, ...style } = design.style;
  return { ...design, style: { ...style, foregroundColor, backgroundColor, cornerSquaresColor, cornerDotsColor } };
}

/** Returns `swapped` if the modules are lighter than the background: changes then swap the two colors first. */
function basisOf(design: QrDesign): 'same' | 'swapped' {
  return isLightCode(design) ? 'swapped' : 'same';
}

function same(design: QrDesign): Change {
  return { design, basis: 'same' };
}

/**
 * Returns changes of shape that make a code easier for decoders to find, the smallest change first. The first change
 * gives the centers of the finder patterns the shape of the rings, so that the patterns have the same proportions in
 * every direction. If the rings are leaf-shaped, the centers become square. The second change makes rings and centers
 * square. The third change makes the modules square. Changes that would have no further effect are left out. The
 * standard style has no changes.
 */
export function simplerShapes(design: QrDesign): Change[] {
  const { moduleShape, cornerSquareShape, cornerDotShape } = design.style;
  if (design.qrType === 'standard') return [];
  const changes: Change[] = [];
  const matching = cornerSquareShape === 'leaf' ? 'square' : cornerSquareShape;
  if (cornerDotShape !== matching) changes.push(withShapes(design, { cornerDotShape: matching }));
  // If the rings are square already, the first change makes the centers square, so there is no second change.
  if (cornerSquareShape !== 'square') changes.push(...squareCorners(design));
  if (moduleShape !== 'square') changes.push(withShapes(design, { moduleShape: 'square' }));
  return changes;
}

/** Returns the change to square corners; none if they are square already. */
export function squareCorners(design: QrDesign): Change[] {
  const { cornerSquareShape, cornerDotShape } = DEFAULT_STYLE;
  const { style } = design;
  if (style.cornerSquareShape === cornerSquareShape && style.cornerDotShape === cornerDotShape) return [];
  return [withShapes(design, { cornerSquareShape, cornerDotShape })];
}

/** Returns the design with square modules and corners: the same object if it has them already. */
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
