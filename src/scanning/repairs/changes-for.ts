import {
  type ColorField,
  DEFAULT_STYLE,
  darkenTo,
  flatten,
  IMAGE_SIZE_MIN,
  luma,
  type QrDesign,
  type Rgba,
  toHex,
} from '#design';
import { type Finding, findLightInks, inkLimit, inksOf, paperOf, readablePaper, withColor } from '#scanning/verdict';
import type { Change } from './change.ts';
import { simplerShapes, squareCorners } from './simpler-shapes.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** Luma that inks are brought down to where an image lies over them, the lightest first. */
const DARKER = [90, 75, 60, 45, 30, 15, 0] as const;

/** Percent by which a logo shrinks from one trial to the next where only readers can tell. */
const READING_STEP = 5;

/** Changes that may solve what was found, the smallest first. */
export function* changesFor(finding: Finding, design: QrDesign, hasImage: boolean): Generator<Change> {
  switch (finding.kind) {
    case 'inverted':
      yield* swaps(design);
      break;
    case 'ink':
      if (finding.ink) yield darken(design, finding.ink.fields, finding.ink.color, inkLimit(readablePaper(design)));
      break;
    case 'paper':
      yield* lighterPapers(design);
      break;
    case 'clear':
      yield* opaqueDesigns(design);
      break;
    case 'image':
      if (design.imagePosition === 'full') {
        yield* darkerInks(design);
        yield* centredImages(design);
      } else {
        yield* smallerLogos(design, 1);
      }
      break;
    case 'modules':
      yield* darkerInks(design);
      yield plainColors(design);
      break;
    case 'readings':
      yield* simplerShapes(design);
      if (!hasImage) {
        yield* darkerInks(design);
        yield plainColors(design);
      } else if (design.imagePosition === 'full') {
        yield* darkerInks(design);
        yield* centredImages(design);
      } else {
        yield* smallerLogos(design, READING_STEP);
      }
      break;
    case 'corners':
      yield* squareCorners(design);
      break;
    case 'density':
      break;
  }
}

function darken(design: QrDesign, fields: readonly ColorField[], color: Rgba, maxLuma: number): Change {
  const darker = darkenTo(color, maxLuma);
  return { facts: { kind: 'darken', fields, to: toHex(darker) }, design: withColor(design, fields, darker) };
}

/** All inks darker, step by step. */
function* darkerInks(design: QrDesign): Generator<Change> {
  for (const maxLuma of DARKER) {
    const inks = inksOf(design).filter(({ color }) => luma(color) > maxLuma);
    if (inks.length === 0) continue;
    const darker = inks.reduce(
      (changed, { fields, color }) => withColor(changed, fields, darkenTo(color, maxLuma)),
      design,
    );
    const to = inks.length === 1 ? toHex(darkenTo(inks[0].color, maxLuma)) : null;
    const fields = inks.flatMap((ink) => ink.fields);
    yield { facts: { kind: 'darken', fields, to }, design: darker };
  }
}

/** The colours of code and ground exchanged, then with what that still lacks. */
function* swaps(design: QrDesign): Generator<Change> {
  const { foregroundColor, backgroundColor } = design.style;
  const swapped: QrDesign = {
    ...design,
    style: { ...design.style, foregroundColor: backgroundColor, backgroundColor: foregroundColor },
  };
  const onNewPaper = (changed: QrDesign): QrDesign => {
    const limit = inkLimit(readablePaper(changed));
    return inksOf(changed)
      .filter(({ color }) => luma(color) > limit)
      .reduce((darker, { fields, color }) => {
        // A corner in the old colour of the code takes its new one; others keep their hue.
        const isOld = toHex(color) === toHex(paperOf(changed)) || luma(color) > 250;
        return withColor(darker, fields, isOld ? darkenTo(inksOf(changed)[0].color, limit) : darkenTo(color, limit));
      }, changed);
  };
  yield { facts: { kind: 'swap', isOnWhite: false }, design: onNewPaper(swapped) };
  const onWhite: QrDesign = { ...swapped, style: { ...swapped.style, backgroundColor: toHex(WHITE) } };
  yield { facts: { kind: 'swap', isOnWhite: true }, design: onNewPaper(onWhite) };
}

function* lighterPapers(design: QrDesign): Generator<Change> {
  const paper = flatten(paperOf(design));
  for (let step = 1; step <= 10; step++) {
    const share = step / 10;
    const mix = (channel: number): number => Math.round(channel + (255 - channel) * share);
    const lighter: Rgba = { r: mix(paper.r), g: mix(paper.g), b: mix(paper.b), a: 1 };
    const changed = withColor(design, ['backgroundColor'], lighter);
    // Ground that stays dark enough to disturb is not light enough for these inks either.
    if (step === 10 || findLightInks(changed).length === 0) {
      yield { facts: { kind: 'lighten-background', to: toHex(lighter) }, design: changed };
    }
  }
}

function* opaqueDesigns(design: QrDesign): Generator<Change> {
  const paper = paperOf(design);
  const withPaper = paper.a < 1 ? withColor(design, ['backgroundColor'], flatten(paper)) : design;
  if (withPaper !== design) yield { facts: { kind: 'opaque-background' }, design: withPaper };
  const clear = inksOf(design).filter(({ color }) => color.a < 1);
  if (clear.length === 0) return;
  const changed = clear.reduce(
    (opaque, { fields, color }) => withColor(opaque, fields, flatten(color, flatten(paper))),
    withPaper,
  );
  yield { facts: { kind: 'opaque-colors' }, design: changed };
}

function* smallerLogos(design: QrDesign, step: number): Generator<Change> {
  for (let size = design.imageSize - step; size >= IMAGE_SIZE_MIN; size -= step) {
    yield { facts: { kind: 'shrink-logo', to: size }, design: { ...design, imageSize: size } };
  }
}

function* centredImages(design: QrDesign): Generator<Change> {
  for (let size = design.imageSize; size >= IMAGE_SIZE_MIN; size -= 1) {
    yield {
      facts: { kind: 'centre-image', to: size },
      design: { ...design, imagePosition: 'center', imageSize: size },
    };
  }
}

function plainColors(design: QrDesign): Change {
  const { moduleShape, cornerSquareShape, cornerDotShape } = design.style;
  const style = { ...DEFAULT_STYLE, moduleShape, cornerSquareShape, cornerDotShape };
  return { facts: { kind: 'black-on-white' }, design: { ...design, style } };
}
