import { CORNER_DOT_SHAPES, CORNER_SQUARE_SHAPES, MODULE_SHAPES } from '#design';
import { pick, type Random } from './random.ts';
import type { DesignWithImage } from './random-designs.ts';

/** A design with shapes for its modules and corners, in colours of its own: the standard style has none. */
export function withRandomShapes({ design, image }: DesignWithImage, random: Random): DesignWithImage {
  const shapes = {
    moduleShape: pick(random, MODULE_SHAPES),
    cornerSquareShape: pick(random, CORNER_SQUARE_SHAPES),
    cornerDotShape: pick(random, CORNER_DOT_SHAPES),
  };
  return { design: { ...design, qrType: 'custom', style: { ...design.style, ...shapes } }, image };
}
