import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { ColorError, isOpaque, paletteOf } from './palette.ts';

const FRAME = { start: 0, size: 10 };

it('a paint is opaque if its color is opaque, or if both colors of its gradient are', () => {
  const [opaque, translucent] = [1, 0.99].map((a) => ({ r: 0, g: 0, b: 0, a }));
  expect([opaque, translucent].map((color) => isOpaque({ kind: 'solid', color }))).toEqual([true, false]);
  const linear = { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 1, from: opaque, to: opaque } as const;
  expect([linear, { ...linear, from: translucent }, { ...linear, to: translucent }].map(isOpaque)).toEqual([
    true,
    false,
    false,
  ]);
});

it('a ColorError names the field of the color that cannot be parsed', () => {
  for (const field of ['foregroundColor', 'backgroundColor', 'cornerSquaresColor', 'cornerDotsColor'] as const) {
    const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', style: { ...DEFAULT_DESIGN.style, [field]: '?' } };
    expect(() => paletteOf(design, FRAME)).toThrow(expect.objectContaining({ name: 'ColorError', field }));
    expect(new ColorError(field)).toBeInstanceOf(Error);
  }
});
