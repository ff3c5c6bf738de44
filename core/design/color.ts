import { lumaOf } from '#raster';
import type { ColorField, QrStyle } from './style.ts';

/** A color in sRGB: `r`, `g`, `b` from 0 to 255, `a` from 0 (transparent) to 1 (opaque). */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

const HEX_COLOR = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Returns the color of 3, 4, 6 or 8 hexadecimal digits, with or without `#`; null for any other string. */
export function parseColor(text: string): Rgba | null {
  if (!HEX_COLOR.test(text)) return null;
  const digits = text.replace('#', '');
  const isShort = digits.length < 6;
  const channel = (index: number): number =>
    isShort ? Number.parseInt(digits[index], 16) * 17 : Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  const hasAlpha = digits.length === 4 || digits.length === 8;
  return { r: channel(0), g: channel(1), b: channel(2), a: hasAlpha ? channel(3) / 255 : 1 };
}

/** Returns `#RRGGBB`, or `#RRGGBBAA` for a color that is not opaque. Channels are rounded and clamped. */
export function toHex(color: Rgba): string {
  const { r, g, b, a } = color;
  const digits = (value: number): string => clampByte(value).toString(16).padStart(2, '0');
  const alpha = digits(a * 255);
  return `#${digits(r)}${digits(g)}${digits(b)}${alpha === 'ff' ? '' : alpha}`.toUpperCase();
}

function clampByte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}

/** Returns how `color` looks on an opaque `backdrop`, by default white: an opaque color, channels not rounded. */
export function flatten(color: Rgba, backdrop: Rgba = WHITE): Rgba {
  const mix = (top: number, below: number): number => below + (top - below) * color.a;
  return { r: mix(color.r, backdrop.r), g: mix(color.g, backdrop.g), b: mix(color.b, backdrop.b), a: 1 };
}

/** Returns the luma of `color` on white, 0 to 255. Code decoders use luma as brightness. */
export function luma(color: Rgba): number {
  const { r, g, b } = flatten(color);
  return lumaOf(r, g, b);
}

/** Returns the WCAG 2.2 contrast ratio of two colors in either order, each seen on white: 1 to 21. */
export function contrastRatio(first: Rgba, second: Rgba): number {
  const [dark, light] = [relativeLuminance(first), relativeLuminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function relativeLuminance(color: Rgba): number {
  const { r, g, b } = flatten(color);
  return 0.2126 * linearize(r) + 0.7152 * linearize(g) + 0.0722 * linearize(b);
}

/** Returns the linear light, 0 to 1, of an sRGB channel, 0 to 255. */
export function linearize(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns the sRGB channel, 0 to 255, of linear light, 0 to 1; the inverse of `linearize`. */
export function delinearize(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

const PLAIN_FIELDS: readonly ColorField[] = [
  'foregroundColor',
  'backgroundColor',
  'cornerSquaresColor',
  'cornerDotsColor',
];
const GRADIENT_FIELDS: readonly ColorField[] = ['gradientColor1', 'gradientColor2'];

/**
 * Whether the colors that a design uses are valid. The custom style uses its four solid colors even under a gradient,
 * because their fields stay visible; the two gradient colors count only with one.
 */
export function isStyleValid({ qrType, style }: { readonly qrType: string; readonly style: QrStyle }): boolean {
  const used = style.gradientType ? [...PLAIN_FIELDS, ...GRADIENT_FIELDS] : PLAIN_FIELDS;
  return qrType === 'standard' || used.every((field) => parseColor(style[field]));
}
