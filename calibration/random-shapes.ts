import { CORNER_DOT_SHAPES, CORNER_SQUARE_SHAPES, MODULE_SHAPES, type QrDesign } from '#design';
import type { Random } from '#testing';

/**
 * Returns the design with random shapes of modules and corners. It becomes a custom design, because the standard style
 * has no shapes.
 */
export function withRandomShapes<T extends { readonly design: QrDesign }>(asked: T, random: Random): T {
  const pick = <Shape>(shapes: readonly Shape[]): Shape => shapes[Math.floor(random() * shapes.length)];
  const shapes = {
    moduleShape: pick(MODULE_SHAPES),
    cornerSquareShape: pick(CORNER_SQUARE_SHAPES),
    cornerDotShape: pick(CORNER_DOT_SHAPES),
  };
  return { ...asked, design: { ...asked.design, qrType: 'custom', style: { ...asked.design.style, ...shapes } } };
}
