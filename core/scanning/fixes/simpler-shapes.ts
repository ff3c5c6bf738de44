import { DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import type { Change } from './change.ts';

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
