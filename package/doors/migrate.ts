import { parseColor } from '#design';
import { qr } from './code.ts';
import type { CornerShape, DotShape, Gradient, Level, Shape } from './options.ts';
import type { SvgOptions } from './svg.ts';

/** A gradient of qr-code-styling. */
export interface QrCodeStylingGradient {
  readonly type?: string;
  /** In radians, clockwise from the right. */
  readonly rotation?: number;
  readonly colorStops?: readonly { readonly offset?: number; readonly color: string }[];
}

interface Part {
  readonly type?: string;
  readonly color?: string;
  readonly gradient?: QrCodeStylingGradient;
}

/** The options of qr-code-styling that decide the picture. */
export interface QrCodeStylingOptions {
  readonly data?: string;
  readonly width?: number;
  readonly height?: number;
  readonly margin?: number;
  readonly image?: string;
  readonly shape?: string;
  readonly qrOptions?: { readonly typeNumber?: number; readonly mode?: string; readonly errorCorrectionLevel?: Level };
  readonly imageOptions?: {
    readonly imageSize?: number;
    readonly margin?: number;
    readonly hideBackgroundDots?: boolean;
  };
  readonly dotsOptions?: Part;
  readonly cornersSquareOptions?: Part;
  readonly cornersDotOptions?: Part;
  readonly backgroundOptions?: Part & { readonly round?: number };
}

/** An option without an exact counterpart. */
export interface Missing {
  /** Its name there, such as `dotsOptions.type`. */
  readonly option: string;
  readonly value: unknown;
  /** What was chosen instead, if anything. */
  readonly instead?: unknown;
}

/** The same code in our words. */
export interface Migrated {
  /** The text; empty if there was none. */
  readonly text: string;
  readonly options: SvgOptions;
  readonly missing: readonly Missing[];
}

const SHAPES: Readonly<Record<string, Shape>> = { square: 'square', dots: 'dots', rounded: 'rounded' };
const CORNERS: Readonly<Record<string, CornerShape>> = { square: 'square', dot: 'circle', 'extra-rounded': 'rounded' };
const DOTS: Readonly<Record<string, DotShape>> = { square: 'square', dot: 'circle' };

/**
 * Returns the options of a code made by qr-code-styling in our words, and what has no counterpart here. Its defaults
 * are kept: level Q, no margin, 300 pixels. Throws a `TextError` if the text does not fit. With a logo, draw the code of
 * `fit` at level H to be sure that it scans.
 *
 * @example
 * const { text, options, missing } = fromQrCodeStyling({ data: 'https://example.com', dotsOptions: { type: 'dots' } });
 * svg(text, options);
 */
export function fromQrCodeStyling(there: QrCodeStylingOptions): Migrated {
  const { data = '', width = 300, height = 300, image, qrOptions = {}, imageOptions = {} } = there;
  const { dotsOptions = {}, cornersSquareOptions = {}, cornersDotOptions = {}, backgroundOptions = {} } = there;
  const missing: Missing[] = [];

  /** Notes an option that is set but has no counterpart. */
  function miss(option: string, value: unknown, instead?: unknown): void {
    if (value) missing.push({ option, value, ...(instead !== undefined && { instead }) });
  }

  function shapeOf<T extends string>(option: string, type: string | undefined, shapes: Readonly<Record<string, T>>): T {
    const known = type === undefined ? shapes.square : shapes[type];
    if (known) return known;
    const nearest = shapes.rounded ?? shapes['extra-rounded'] ?? shapes.dot;
    miss(option, type, nearest);
    return nearest;
  }

  function colorOf(option: string, color: string | undefined, instead?: string): string | undefined {
    if (color === undefined) return instead;
    if (color === 'transparent' || parseColor(color)) return color;
    miss(option, color, instead);
    return instead;
  }

  function gradientOf({ type, rotation = 0, colorStops = [] }: QrCodeStylingGradient): Gradient {
    const option = 'dotsOptions.gradient.colorStops';
    const [start, end] = [colorStops[0], colorStops.at(-1)];
    const [first, last] = [start, end].map((stop) => colorOf(option, stop?.color, '#000')!);
    const hasMore = colorStops.length > 2 || (start?.offset ?? 0) !== 0 || (end?.offset ?? 1) !== 1;
    miss(option, hasMore && colorStops, [first, last]);
    if (type === 'radial') return { type, from: first, to: last };
    // The eighth of a turn that is nearest. A gradient to the left is one to the right with its colors exchanged.
    const turn = rotation / EIGHTH;
    const eighth = ((Math.round(turn) % 8) + 8) % 8;
    const direction = DIRECTIONS[eighth % 4];
    miss('dotsOptions.gradient.rotation', Math.abs(turn - Math.round(turn)) > 0.01 && rotation, direction);
    const [from, to] = eighth < 4 ? [first, last] : [last, first];
    return { type: 'linear', from, to, direction };
  }

  const level = qrOptions.errorCorrectionLevel ?? 'Q';
  const version = qrOptions.typeNumber || undefined;
  const code = { level, ...(version && { minVersion: version, maxVersion: version }) };
  const px = Math.min(width, height);
  const { gradient } = dotsOptions;
  const options: SvgOptions = {
    ...code,
    px,
    margin: modulesOf(there.margin ?? 0, px, data, code),
    shape: shapeOf('dotsOptions.type', dotsOptions.type, SHAPES),
    cornerShape: shapeOf('cornersSquareOptions.type', cornersSquareOptions.type, CORNERS),
    dotShape: shapeOf('cornersDotOptions.type', cornersDotOptions.type, DOTS),
    color: colorOf('dotsOptions.color', dotsOptions.color),
    cornerColor: colorOf('cornersSquareOptions.color', cornersSquareOptions.color),
    dotColor: colorOf('cornersDotOptions.color', cornersDotOptions.color ?? (gradient ? undefined : dotsOptions.color)),
    background: colorOf('backgroundOptions.color', backgroundOptions.color),
    gradient: gradient && gradientOf(gradient),
    logo: image === undefined ? undefined : { href: image, size: logoSize(imageOptions.imageSize ?? 0.4, level) },
  };
  if (width !== height) miss('height', height, px);
  miss('shape', there.shape === 'circle' && 'circle', 'square');
  miss('cornersSquareOptions.gradient', cornersSquareOptions.gradient);
  miss('cornersDotOptions.gradient', cornersDotOptions.gradient);
  miss('backgroundOptions.gradient', backgroundOptions.gradient);
  miss('backgroundOptions.round', backgroundOptions.round);
  miss('imageOptions.margin', imageOptions.margin);
  if (imageOptions.hideBackgroundDots === false)
    missing.push({ option: 'imageOptions.hideBackgroundDots', value: false });
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { text: data, options: Object.fromEntries(given), missing };
}

/** Returns a margin in modules, given one in pixels. */
function modulesOf(margin: number, px: number, data: string, code: { readonly level: Level }): number {
  if (margin <= 0 || data === '') return 0;
  const { size } = qr(data, code);
  return Math.min(100, Math.round(margin / (Math.max(1, px - 2 * margin) / size)));
}

/** The share of a code that can be damaged, as qr-code-styling counts it. */
const CORRECTABLE: Readonly<Record<Level, number>> = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 };

/** Ours are percentages of the width, from 10 to 50. Theirs are shares of the area that error correction can lose. */
function logoSize(share: number, level: Level): number {
  return Math.min(50, Math.max(10, Math.round(100 * Math.sqrt(share * CORRECTABLE[level]))));
}

const EIGHTH = Math.PI / 4;
const DIRECTIONS = ['to right', 'to bottom right', 'to bottom', 'to bottom left'] as const;
