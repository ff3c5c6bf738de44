import { DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import type { Change } from './change.ts';

/**
 * The design with shapes that cost readers less, the smallest change first: centres in the shape of their rings, with which finder patterns
 * keep their proportions in every direction; squares for what is round; squares for the modules.
 */
export function* simplerShapes(design: QrDesign): Generator<Change> {
  const { moduleShape, cornerSquareShape, cornerDotShape } = design.style;
  if (design.qrType === 'standard') return;
  const matching = cornerSquareShape === 'leaf' ? 'square' : cornerSquareShape;
  if (cornerDotShape !== matching) {
    yield {
      facts: { kind: 'match-corner-dots', to: matching },
      design: withStyle(design, { cornerDotShape: matching }),
    };
  }
  yield* squareCorners(design);
  if (moduleShape === 'square') return;
  yield { facts: { kind: 'square-modules' }, design: withStyle(design, { moduleShape: DEFAULT_STYLE.moduleShape }) };
}

/** The design with square corners, if they are not. */
export function* squareCorners(design: QrDesign): Generator<Change> {
  const { cornerSquareShape, cornerDotShape } = DEFAULT_STYLE;
  const { style } = design;
  if (style.cornerSquareShape === cornerSquareShape && style.cornerDotShape === cornerDotShape) return;
  yield { facts: { kind: 'square-corners' }, design: withStyle(design, { cornerSquareShape, cornerDotShape }) };
}

function withStyle(design: QrDesign, change: Partial<QrStyle>): QrDesign {
  return { ...design, style: { ...design.style, ...change } };
}
