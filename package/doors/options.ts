// Every option with its rule, and the only place that maps options to the design of `core/`.

import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  type CornerDotShape,
  type CornerSquareShape,
  DEFAULT_STYLE,
  type DotsDrawer,
  type FrameStyle,
  GRADIENT_DIRECTIONS,
  type GradientDirection,
  IMAGE_SIZE_MAX,
  IMAGE_SIZE_MIN,
  MODULE_SHAPES,
  type ModuleShape,
  parseColor,
  type QrDesign,
} from '#design';
import {
  type ErrorCorrectionLevel,
  LEVELS,
  MAX_VERSION,
  type Mask,
  type MessageOptions,
  type ReadySegment,
} from '#engine';
import { checkChoice, checkNames, checkRange } from './checks.ts';
import { OptionError } from './errors.ts';

/** Error correction: about 7, 15, 25 and 30% of a code may be damaged. */
export type Level = ErrorCorrectionLevel;

/** How a text becomes modules. */
export interface CodeOptions {
  /** Default: the highest level that needs no larger code, at least M; H for a code with a logo. */
  readonly level?: Level;
  /** The smallest version (size) of the code, 1 to 40. Default 1. */
  readonly minVersion?: number;
  /** The largest version, 1 to 40. A longer text throws a `TextError`. Default 40. */
  readonly maxVersion?: number;
  /** 0 to 7. Default: the one with the least penalty by ISO/IEC 18004. */
  readonly mask?: Mask;
  /** Announces text beyond ASCII as UTF-8, because readers guess differently without. Default true. */
  readonly eci?: boolean;
  /** Japanese in kanji mode if that makes the code smaller; some readers lack it. Implies `eci: false`. */
  readonly kanji?: boolean;
  /**
   * FNC1 in the first position: a GS1 code, with U+001D between elements. `gs1Elements` of `quietzone/content` writes and checks its text.
   * Default false.
   */
  readonly gs1?: boolean;
}

/** A text, and the options that its format demands of the code: what the functions of `quietzone/content` return. */
export interface CodedText {
  readonly text: string;
  readonly code: Pick<CodeOptions, 'level' | 'maxVersion' | 'eci' | 'gs1'>;
  /** Instead of `text`, of which readers make the same. @internal */
  readonly data?: readonly ReadySegment[];
}

export type Shape = ModuleShape;

/** Modules drawn by a function: a result of `ownShape` in `quietzone/shape`. */
export class OwnShape {
  /** Returns the path data of the modules of kind 1, which are those of the data. */
  readonly draw: DotsDrawer;

  /** @internal */
  constructor(draw: DotsDrawer) {
    this.draw = draw;
  }
}

export type CornerShape = CornerSquareShape;
export type DotShape = CornerDotShape;

/** A gradient of the dark modules, from the start or the middle to the end. */
export interface Gradient {
  readonly type: 'linear' | 'radial';
  readonly from: string;
  readonly to: string;
  /** Of a linear gradient, or degrees as in CSS: 0 to the top, 90 to the right. Default `to bottom right`. */
  readonly direction?: GradientDirection | number;
}

/** Straight RGBA, four bytes for each pixel, row by row: an `ImageData`, or a `Buffer` of them. */
export interface LogoPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** An image on the code. */
export interface Logo {
  /** Any URL, which an SVG only refers to. Pictures need a `data:` URL of a PNG, or `pixels`. */
  readonly href?: string;
  /** The decoded image, for pictures and `fit`. Gives SVGs the proportions of the image; otherwise its box is square. */
  readonly pixels?: LogoPixels;
  /**
   * The longer side as a percentage of the code with one module around it, 10 to 50. Default 30. A centered logo is drawn
   * smaller if error correction could not restore what it hides, unless the code is one of `fit`.
   */
  readonly size?: number;
  /** In the middle on a white box, or over the whole code at 30% opacity. Default `center`. */
  readonly position?: 'center' | 'full';
}

/**
 * How a code looks. Colors are 3, 4, 6 or 8 hexadecimal digits, or `transparent`.
 */
export interface LookOptions {
  /** Of the modules, or one of `ownShape`. Default `square`. */
  readonly shape?: Shape | OwnShape;
  /** Of the rings of the three corner patterns. Default `square`. */
  readonly cornerShape?: CornerShape;
  /** Of the centers of the three corner patterns. Default `square`. */
  readonly dotShape?: DotShape;
  /** Default black. */
  readonly color?: string;
  /** Default white. */
  readonly background?: string;
  /** Default `color`, or the gradient. With a gradient, black stands for the gradient too. */
  readonly cornerColor?: string;
  /** Default `cornerColor`. */
  readonly dotColor?: string;
  /** Replaces `color`. */
  readonly gradient?: Gradient;
  readonly logo?: Logo;
  /** Modules of margin on each side, 0 to 100. Default 4, as the standard requires. */
  readonly margin?: number;
}

/** Options of some of the doors that draw. The others ignore them, so that the same options can be passed on to all. */
export interface PassedOptions {
  /** Of `framed`: printed below the code in up to three lines. At most 100 characters. */
  readonly caption?: string;
  /** Of `framed`: a line around all, square or rounded; a filled tab for the caption; a ticket with notches. */
  readonly frame?: FrameStyle;
  /** Of `framed`: a TrueType, OpenType or WOFF file. Letters that it lacks come from the Latin face of the package. */
  readonly font?: Uint8Array<ArrayBuffer>;
  /** Width in print. */
  readonly mm?: number;
  /** Width on screens. */
  readonly px?: number;
  /** Of SVG and PDF. */
  readonly title?: string;
  /** Of SVG. */
  readonly idPrefix?: string;
  /** Of PDF. */
  readonly black?: boolean;
  /** Of PDF. */
  readonly date?: Date;
  /** Of PNG and PDF. */
  readonly deterministic?: boolean;
}

/** The names of all options of all doors, so that the same options can be passed on to several. @internal */
export const NAMES = (
  'level minVersion maxVersion mask eci kanji gs1 shape cornerShape dotShape color background cornerColor dotColor gradient ' +
  'logo margin mm px title idPrefix ansi black date caption frame font text start words cutLines correction deterministic'
).split(' ');

/** Throws for what is no object, and for options that no door has. @internal */
export function checkOptions(options: object): void {
  checkNames('options', options, NAMES);
}

/**
 * Returns the engine's options, with those that a content demands, and with level H for a code with a logo. Throws for
 * an option that contradicts a demand; of two `maxVersion`, the smaller one counts. @internal
 */
export function messageOptions(options: CodeOptions & LookOptions, demanded: CodedText['code']): MessageOptions {
  checkOptions(options);
  const { maxVersion: most = MAX_VERSION, ...exact } = demanded;
  for (const [name, value] of Object.entries(exact)) {
    const given = options[name as keyof typeof exact] ?? value;
    if (given !== value) throw new OptionError(name, 'not-allowed', `${value}, as the content demands`, given);
  }
  const all: CodeOptions = { ...options, ...exact };
  const { minVersion = 1, maxVersion = most, kanji = false, eci = !kanji, mask = 0, gs1 = false } = all;
  const level = all.level ?? (options.logo && 'H');
  checkRange('minVersion', minVersion, 1, most);
  checkRange('maxVersion', maxVersion, minVersion, MAX_VERSION);
  checkChoice('level', level ?? 'M', LEVELS);
  checkRange('mask', mask, 0, 7);
  return {
    minVersion,
    maxVersion: Math.min(maxVersion, most),
    level: level ?? 'M',
    boostLevel: !level,
    kanji,
    eci,
    gs1,
  };
}

/** Returns the design of a look. Its image is not part of it. @internal */
export function designOf(options: LookOptions): QrDesign {
  const { shape = 'square', cornerShape = 'square', dotShape = 'square', gradient, logo = {} } = options;
  const color = colorOf('color', options.color ?? '#000');
  const ring = colorOf('cornerColor', options.cornerColor ?? (gradient ? '#000' : color));
  const own = shape instanceof OwnShape;
  if (!own) checkChoice('shape', shape, MODULE_SHAPES);
  checkChoice('cornerShape', cornerShape, CORNER_SQUARE_SHAPES);
  checkChoice('dotShape', dotShape, CORNER_DOT_SHAPES);
  const { size = 30, position = 'center' } = logo;
  checkRange('logo.size', size, IMAGE_SIZE_MIN, IMAGE_SIZE_MAX);
  checkChoice('logo.position', position, ['center', 'full']);
  const { direction = 'to bottom right' } = gradient ?? {};
  const isAngle = typeof direction === 'number';
  if (isAngle) checkRange('gradient.direction', direction, 0, 360, false);
  else checkChoice('gradient.direction', direction, GRADIENT_DIRECTIONS);
  if (gradient) checkChoice('gradient.type', gradient.type, ['linear', 'radial']);
  return {
    type: 'text',
    content: '',
    qrType: 'custom',
    style: {
      ...DEFAULT_STYLE,
      moduleShape: own ? 'dots' : shape,
      cornerSquareShape: cornerShape,
      cornerDotShape: dotShape,
      foregroundColor: color,
      backgroundColor: colorOf('background', options.background ?? '#FFF'),
      cornerSquaresColor: ring,
      cornerDotsColor: colorOf('dotColor', options.dotColor ?? ring),
      ...(gradient && {
        gradientType: gradient.type,
        gradientColor1: colorOf('gradient.from', gradient.from),
        gradientColor2: colorOf('gradient.to', gradient.to),
      }),
    },
    gradientDirection: isAngle ? 'to right' : direction,
    gradientAngle: isAngle ? direction : undefined,
    drawDots: own ? shape.draw : undefined,
    imagePosition: position,
    imageSize: size,
  };
}

/** @internal */
export function marginOf({ margin = 4 }: LookOptions): number {
  checkRange('margin', margin, 0, 100);
  return margin;
}

function colorOf(option: string, value: string): string {
  if (value === 'transparent') return '#0000';
  if (typeof value === 'string' && parseColor(value)) return value;
  throw new OptionError(option, 'not-a-color', 'a color such as #1a5', value);
}
