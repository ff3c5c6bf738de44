import {
  type ColorField,
  DEFAULT_STYLE,
  type GradientDirection,
  parseColor,
  type QrDesign,
  type QrStyle,
  type Rgba,
  toHex,
} from '#design';
import type { Paint, SolidPaint } from './drawing.ts';

export class ColorError extends Error {
  readonly field: ColorField;

  constructor(field: ColorField) {
    super(`Invalid color: ${field}`);
    this.name = 'ColorError';
    this.field = field;
  }
}

export interface Palette {
  readonly background: Paint;
  readonly foreground: Paint;
  readonly cornerSquares: Paint;
  readonly cornerDots: Paint;
}

export function isOpaque(paint: Paint): boolean {
  return paint.kind === 'solid' ? paint.color.a === 1 : paint.from.a === 1 && paint.to.a === 1;
}

export interface GradientFrame {
  /** The x of the left edge, which is also the y of the upper edge. */
  readonly start: number;
  readonly size: number;
}

export const WHITE: SolidPaint = { kind: 'solid', color: { r: 255, g: 255, b: 255, a: 1 } };
export const CLEAR: SolidPaint = { kind: 'solid', color: { r: 255, g: 255, b: 255, a: 0 } };
export const BLACK: SolidPaint = { kind: 'solid', color: { r: 0, g: 0, b: 0, a: 1 } };

/**
 * A gradient replaces the foreground on a white background, and in finder patterns unless the visitor changed their
 * color. Throws a `ColorError` if a color of the custom style cannot be parsed.
 */
export function paletteOf(design: QrDesign, frame: GradientFrame): Palette {
  const style = drawnStyle(design);
  const solid = (field: ColorField): Paint => ({ kind: 'solid', color: colorOf(style, field) });
  const plain: Palette = {
    background: solid('backgroundColor'),
    foreground: solid('foregroundColor'),
    cornerSquares: solid('cornerSquaresColor'),
    cornerDots: solid('cornerDotsColor'),
  };
  if (!style.gradientType) return plain;

  const gradient = gradientOf(style, design.gradientAngle ?? design.gradientDirection, frame);
  const chosen = (field: 'cornerSquaresColor' | 'cornerDotsColor', paint: Paint): Paint =>
    toHex(colorOf(style, field)) === DEFAULT_STYLE[field] ? gradient : paint;
  return {
    background: WHITE,
    foreground: gradient,
    cornerSquares: chosen('cornerSquaresColor', plain.cornerSquares),
    cornerDots: chosen('cornerDotsColor', plain.cornerDots),
  };
}

/** Returns the style of a custom code, or that of all others. */
export function drawnStyle({ qrType, style }: QrDesign): QrStyle {
  return qrType === 'standard' ? DEFAULT_STYLE : style;
}

function gradientOf(style: QrStyle, direction: GradientDirection | number, { start, size }: GradientFrame): Paint {
  const from = colorOf(style, 'gradientColor1');
  const to = colorOf(style, 'gradientColor2');
  if (style.gradientType === 'radial') {
    const middle = start + size / 2;
    return { kind: 'radial', cx: middle, cy: middle, r: size / 2, from, to };
  }
  const line = lineOf(direction);
  const [x1, y1, x2, y2] = line.map((share) => start + share * size);
  return { kind: 'linear', x1, y1, x2, y2, from, to };
}

/** Returns the line of a gradient in the unit square: x and y of its start, then of its end. Angles are those of CSS. */
export function lineOf(direction: GradientDirection | number): readonly [number, number, number, number] {
  switch (direction) {
    case 'to right':
      return [0, 0, 1, 0];
    case 'to bottom':
      return [0, 0, 0, 1];
    case 'to bottom right':
      return [0, 0, 1, 1];
    case 'to bottom left':
      return [1, 0, 0, 1];
    default: {
      const angle = (direction * Math.PI) / 180;
      // As long as CSS has it, so that the corners have the colors of the ends.
      const [x, y] = [Math.sin(angle), -Math.cos(angle)];
      const half = (Math.abs(x) + Math.abs(y)) / 2;
      return [0.5 - half * x, 0.5 - half * y, 0.5 + half * x, 0.5 + half * y];
    }
  }
}

function colorOf(style: QrStyle, field: ColorField): Rgba {
  const color = parseColor(style[field]);
  if (!color) throw new ColorError(field);
  return color;
}
