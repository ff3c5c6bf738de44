import { parseColor, toHex } from '#design';
import { checkObject } from './checks.ts';
import { qr } from './code.ts';
import { namedColor } from './named-colors.ts';
import type { CornerShape, DotShape, Gradient, Level, Shape } from './options.ts';
import type { SvgOptions } from './svg.ts';

/** A gradient of qr-code-styling. */
export interface QrCodeStylingGradient {
  readonly type?: string;
  /** In radians, clockwise from the right. */
  readonly rotation?: number | string;
  readonly colorStops?: readonly { readonly offset?: number | string; readonly color: string }[];
}

interface Part {
  readonly type?: string;
  readonly color?: string;
  readonly gradient?: QrCodeStylingGradient | null;
}

/** The options of qr-code-styling that decide the picture, also as its site exports them, with numbers as texts. */
export interface QrCodeStylingOptions {
  readonly data?: string;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly margin?: number | string;
  readonly image?: string | null;
  readonly shape?: string;
  readonly qrOptions?: {
    readonly typeNumber?: number | string;
    readonly mode?: string;
    readonly errorCorrectionLevel?: Level;
  };
  readonly imageOptions?: {
    readonly imageSize?: number | string;
    readonly margin?: number | string;
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
const CORNERS: Readonly<Record<string, CornerShape & DotShape>> = {
  square: 'square',
  dot: 'circle',
  rounded: 'rounded',
};

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
  checkObject('options', there);
  const { data = '', image } = there;
  const [width, height, around] = [there.width ?? 300, there.height ?? 300, there.margin ?? 0].map(Number);
  const [qrOptions, imageOptions, dotsOptions] = [
    there.qrOptions ?? {},
    there.imageOptions ?? {},
    there.dotsOptions ?? {},
  ];
  const [cornersSquareOptions, cornersDotOptions] = [there.cornersSquareOptions ?? {}, there.cornersDotOptions ?? {}];
  const backgroundOptions = there.backgroundOptions ?? {};
  const missing: Missing[] = [];

  /** Notes an option that is set but has no counterpart. */
  function miss(option: string, value: unknown, instead?: unknown): void {
    if (value) missing.push({ option, value, ...(instead !== undefined && { instead }) });
  }

  function shapeOf<T extends string>(option: string, type: string, shapes: Readonly<Record<string, T>>, nearest: T): T {
    const known = shapes[type];
    if (!known) miss(option, type, nearest);
    return known ?? nearest;
  }

  const dots = dotsOptions.type || 'square';

  /** Corners without a type of their own are made of dots there. */
  function cornerOf(option: string, own: Part): CornerShape & DotShape {
    const type = own.type || dots;
    return shapeOf(option, type, CORNERS, type.endsWith('rounded') ? 'rounded' : 'square');
  }

  function colorOf(option: string, color: string | undefined, instead?: string): string | undefined {
    if (color === undefined) return instead;
    const known = hexOf(color);
    if (!known) miss(option, color, instead);
    return known ?? instead;
  }

  function cornerColorOf(option: string, color: string | undefined): string | undefined {
    const known = colorOf(option, color);
    // Black corners take the gradient here.
    return dotsOptions.gradient && /^#?0+$/.test(known ?? '') ? '#000001' : known;
  }

  function gradientOf({ type, rotation, colorStops = [] }: QrCodeStylingGradient): Gradient {
    const option = 'dotsOptions.gradient.colorStops';
    const [start, end] = [colorStops[0], colorStops.at(-1)];
    const [first, last] = [start, end].map((stop) => colorOf(option, stop?.color, '#000')!);
    const hasMore = colorStops.length > 2 || Number(start?.offset ?? 0) !== 0 || Number(end?.offset ?? 1) !== 1;
    miss(option, hasMore && colorStops, [first, last]);
    if (type === 'radial') return { type, from: first, to: last };
    const degrees = 90 + (((Number(rotation ?? 0) * 180) / Math.PI) % 360);
    const direction = Math.round(100 * ((degrees + 360) % 360)) / 100;
    return { type: 'linear', from: first, to: last, direction };
  }

  const level = qrOptions.errorCorrectionLevel ?? 'Q';
  const version = Number(qrOptions.typeNumber ?? 0);
  const kanji = qrOptions.mode === 'Kanji' || undefined;
  const code = { level, kanji, ...(version > 0 && { minVersion: version, maxVersion: version }) };
  const px = Math.min(width, height);
  const { size } = qr(data || ' ', code);
  const margin = (around * size) / Math.max(1, px - 2 * around);
  const options: SvgOptions = {
    ...code,
    px,
    margin: Math.max(0, Math.min(100, Math.round(margin))),
    shape: shapeOf('dotsOptions.type', dots, SHAPES, 'rounded'),
    cornerShape: cornerOf('cornersSquareOptions.type', cornersSquareOptions),
    dotShape: cornerOf('cornersDotOptions.type', cornersDotOptions),
    color: colorOf('dotsOptions.color', dotsOptions.color),
    cornerColor: cornerColorOf('cornersSquareOptions.color', cornersSquareOptions.color),
    dotColor: cornerColorOf('cornersDotOptions.color', cornersDotOptions.color),
    background: colorOf('backgroundOptions.color', backgroundOptions.color),
    gradient: dotsOptions.gradient ? gradientOf(dotsOptions.gradient) : undefined,
    logo: image ? { href: image, size: logoSize(Number(imageOptions.imageSize ?? 0.4), level, size) } : undefined,
  };
  miss('margin', !Number.isInteger(margin) && around, options.margin);
  // Digits and capitals are in a mode of their own here.
  miss('qrOptions.mode', qrOptions.mode === 'Byte' && /^[\dA-Z $%*+\-./:]*$/.test(data) && 'Byte');
  if (width !== height) miss('height', height, px);
  miss('shape', there.shape === 'circle' && 'circle', 'square');
  miss('cornersSquareOptions.gradient', cornersSquareOptions.gradient);
  miss('cornersDotOptions.gradient', cornersDotOptions.gradient);
  miss('backgroundOptions.gradient', backgroundOptions.gradient);
  miss('backgroundOptions.round', backgroundOptions.round);
  miss('imageOptions.margin', Number(imageOptions.margin ?? 0));
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
