import { DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import type { Change } from './change.ts';

/**
 * Returns changes to shapes that decoders find more easily, the smallest change first. The first gives the centers of
 * the finder patterns the shape of their rings, so that the patterns have the same proportions in every direction. In
 * leaf-shaped rings, the centers become square. The second makes the corners square, and the third the modules. Changes
 * that would have no further effect are left out. The standard style has no changes.
 */
export function simplerShapes(design: QrDesign): Change[] {
  const { moduleShape, cornerSquareShape, cornerDotShape } = design.style;
  if (design.qrType === 'standard') return [];
  const changes: Change[] = [];
  const matching = cornerSquareShape === 'leaf' ? 'square' : cornerSquareShape;
  if (cornerDotShape !== matching) changes.push(withShapes(design, { cornerDotShape: matching }));
  // With square rings, the change above squares the corners already.
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
