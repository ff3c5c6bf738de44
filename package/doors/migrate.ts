import { parseColor, toHex } from '#design';
import { qr } from './code.ts';
import { namedColor } from './named-colors.ts';
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
const ROUND = { rounded: 'rounded', 'extra-rounded': 'rounded' } as const;
const CORNERS: Readonly<Record<string, CornerShape>> = { square: 'square', dot: 'circle', ...ROUND };
const DOTS: Readonly<Record<string, DotShape>> = { square: 'square', dot: 'circle', ...ROUND };

/**
 * Returns the options of a code made by qr-code-styling in our words, and what has no counterpart here. Its defaults
 * are kept: level Q, no margin, 300 pixels. A logo clears as many modules as there. Throws a `TextError` if the text does
 * not fit.
 *
 * @example
 * const { text, options, missing } = fromQrCodeStyling({ data: 'https://example.com', dotsOptions: { type: 'rounded' } });
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

  function shapeOf<T extends string>(option: string, type: string, shapes: Readonly<Record<string, T>>): T {
    const known = shapes[type];
    if (!known) miss(option, type, shapes.rounded);
    return known ?? shapes.rounded;
  }

  /** Corners without a type of their own are made of dots there. */
  function cornerOf<T extends string>(option: string, own: Part, shapes: Readonly<Record<string, T>>): T {
    const { type: followed = 'square' } = dotsOptions;
    if (own.type || shapes[followed]) return shapeOf(option, own.type ?? followed, shapes);
    miss(option, followed, shapes.square);
    return shapes.square;
  }

  function colorOf(option: string, color: string | undefined, instead?: string): string | undefined {
    if (color === undefined) return instead;
    const known = hexOf(color);
    if (!known) miss(option, color, instead);
    return known ?? instead;
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
  const kanji = qrOptions.mode === 'Kanji' || undefined;
  const code = { level, kanji, ...(version && { minVersion: version, maxVersion: version }) };
  const px = Math.min(width, height);
  const { size } = qr(data || ' ', code);
  const inside = px - 2 * (there.margin ?? 0);
  const margin = ((there.margin ?? 0) * size) / Math.max(1, inside);
  const { gradient } = dotsOptions;
  const options: SvgOptions = {
    ...code,
    px,
    margin: Math.max(0, Math.min(100, Math.round(margin))),
    shape: shapeOf('dotsOptions.type', dotsOptions.type ?? 'square', SHAPES),
    cornerShape: cornerOf('cornersSquareOptions.type', cornersSquareOptions, CORNERS),
    dotShape: cornerOf('cornersDotOptions.type', cornersDotOptions, DOTS),
    color: colorOf('dotsOptions.color', dotsOptions.color),
    cornerColor: colorOf('cornersSquareOptions.color', cornersSquareOptions.color),
    dotColor: colorOf('cornersDotOptions.color', cornersDotOptions.color),
    background: colorOf('backgroundOptions.color', backgroundOptions.color),
    gradient: gradient && gradientOf(gradient),
    logo: image === undefined ? undefined : { href: image, size: logoSize(imageOptions.imageSize ?? 0.4, level, size) },
  };
  miss('margin', !Number.isInteger(margin) && there.margin, options.margin);
  const mode = qrOptions.mode ?? 'Kanji';
  // Digits and letters that have a mode of their own are in it here too.
  miss('qrOptions.mode', !['Kanji', 'Numeric', 'Alphanumeric'].includes(mode) && mode);
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

/** Returns a CSS color as digits, or `transparent`. */
function hexOf(color: string): string | undefined {
  const [, r, g, b, a = 1] = RGB.exec(color) ?? [];
  if (r) return toHex({ r: Number(r), g: Number(g), b: Number(b), a: Number(a) });
  return color === 'transparent' || parseColor(color) ? color : namedColor(color);
}

const RGB = /^\s*rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\s*\)\s*$/i;

/** The share of a code that can be damaged, as qr-code-styling counts it. */
const CORRECTABLE: Readonly<Record<Level, number>> = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 };

/**
 * Theirs is a share of the modules that error correction can lose. It becomes a square of an odd number of modules, which
 * is left out. Ours is the image in percent, around which a box of 1.25% on each side is left out.
 */
function logoSize(share: number, level: Level, modules: number): number {
  const most = Math.min(modules - 14, Math.floor(Math.sqrt(Math.floor(share * CORRECTABLE[level] * modules ** 2))));
  const hidden = most % 2 === 0 ? most - 1 : most;
  return Math.min(50, Math.max(10, Math.floor((100 * hidden) / (modules + 2) - 2.5)));
}

const EIGHTH = Math.PI / 4;
const DIRECTIONS = ['to right', 'to bottom right', 'to bottom', 'to bottom left'] as const;
