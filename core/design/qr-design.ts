import {
  fallback,
  type InferOutput,
  is,
  minValue,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  toMaxValue,
  toMinValue,
  transform,
  unknown,
} from 'valibot';
import { CONTENT_TYPES, demandedSymbol, SECRET_KINDS, type SecretKind } from './content-types.ts';
import { FILE_PART } from './file-part.ts';
import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  IMAGE_SIZE_MAX,
  IMAGE_SIZE_MIN,
  MODULE_SHAPES,
} from './style.ts';
import { WEAVE, type Weave } from './weave.ts';

/** The colors and shapes of a custom code. Invalid entries get their defaults. */
export const STYLE = object({
  foregroundColor: fallback(string(), DEFAULT_STYLE.foregroundColor),
  backgroundColor: fallback(string(), DEFAULT_STYLE.backgroundColor),
  cornerSquaresColor: fallback(string(), DEFAULT_STYLE.cornerSquaresColor),
  cornerDotsColor: fallback(string(), DEFAULT_STYLE.cornerDotsColor),
  gradientType: fallback(optional(picklist(['linear', 'radial'])), undefined),
  gradientColor1: fallback(string(), DEFAULT_STYLE.gradientColor1),
  gradientColor2: fallback(string(), DEFAULT_STYLE.gradientColor2),
  moduleShape: fallback(picklist(MODULE_SHAPES), DEFAULT_STYLE.moduleShape),
  cornerSquareShape: fallback(picklist(CORNER_SQUARE_SHAPES), DEFAULT_STYLE.cornerSquareShape),
  cornerDotShape: fallback(picklist(CORNER_DOT_SHAPES), DEFAULT_STYLE.cornerDotShape),
});

/** Entries with an invalid name or value are dropped. Undefined if there are none left. */
function fieldsOf<T>(isWanted: (value: unknown) => value is T) {
  const keep = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, T>> | undefined => {
    const wanted = Object.entries(fields).filter(
      (entry): entry is [string, T] => /^[a-z][A-Za-z]{0,29}$/.test(entry[0]) && isWanted(entry[1]),
    );
    return wanted.length > 0 ? Object.fromEntries(wanted) : undefined;
  };
  return fallback(optional(pipe(record(string(), unknown()), transform(keep))), undefined);
}

const DESIGN = object({
  content: nullish(string(), ''),
  type: nullish(picklist(CONTENT_TYPES), 'url'),
  qrType: fallback(picklist(['standard', 'custom']), 'standard'),
  style: fallback(STYLE, DEFAULT_STYLE),
  gradientDirection: fallback(picklist(GRADIENT_DIRECTIONS), 'to bottom right'),
  /** `center`: on a box in the middle. `full`: over the whole code, at 30 percent opacity or woven into it. */
  imagePosition: fallback(picklist(['center', 'full']), 'center'),
  /** The longer side of a `center` image, 10 to 50% of the picture: the code with one module around it. */
  imageSize: fallback(
    pipe(number(), toMinValue(IMAGE_SIZE_MIN), toMaxValue(IMAGE_SIZE_MAX), transform(Math.round)),
    30,
  ),
  customImage: fallback(optional(pipe(string(), regex(/^data:image\//i))), undefined),
  /** The color of the box of a `center` image, as `#rrggbb`. Absent: white. */
  imageBox: fallback(optional(pipe(string(), regex(/^#[0-9a-f]{6}$/i))), undefined),
  /** How a `full` image is woven into the code. Absent: it covers the code at 30 percent opacity. */
  weave: fallback(optional(WEAVE), undefined),
  /** The values of the detail fields, by name. Absent if all are empty. Choosing another content type clears them. */
  details: fieldsOf((value): value is string => typeof value === 'string' && value !== ''),
  /** Secrets left out when the design was shared, by field, until typed again: there is no code before. */
  leftOut: fieldsOf((value): value is SecretKind => is(picklist(SECRET_KINDS), value)),
  ...FILE_PART.entries,
});

/** A design: everything that decides the picture, and what its files add to it. */
export interface QrDesign extends Readonly<InferOutput<typeof DESIGN>> {
  /**
   * Of a linear gradient, in degrees as in CSS: 0 to the top, 90 to the right. Counts instead of `gradientDirection`.
   * Only programs set it: a saved design has none.
   */
  readonly gradientAngle?: number;
  /** Draws data modules of the shape `dots` in another way. Only programs set it: a saved design has none. */
  readonly drawDots?: DotsDrawer;
}

/** Returns the path data of the cells of kind 1, as `core/drawing` draws them. */
export type DotsDrawer = (
  cells: { readonly width: number; readonly kinds: Uint8Array },
  grid: { readonly modules: number; readonly margin: number; readonly edges: readonly number[] },
) => string;

export type QrType = QrDesign['qrType'];

export type ImagePosition = QrDesign['imagePosition'];

export type LeftOut = Readonly<Record<string, SecretKind>>;

export const DEFAULT_DESIGN: QrDesign = parse(DESIGN, {});

export const DESIGN_VERSION = 1;

const NEWER = object({ version: pipe(number(), minValue(DESIGN_VERSION + 1)) });

/** Thrown if a value is no design (`not-a-design`), or of a later format (`newer`). */
export class DesignError extends Error {
  override readonly name = 'DesignError';
  readonly code: 'not-a-design' | 'newer';

  constructor(code: DesignError['code']) {
    super(code === 'newer' ? 'The design is of a newer format' : 'This is no design');
    this.code = code;
  }
}

export type WrittenDesign = QrDesign & { readonly version: number };

/** Returns a design with its version. This is the only writer of designs. */
export function writeDesign(design: QrDesign): WrittenDesign {
  return { version: DESIGN_VERSION, ...design };
}

/**
 * The only parser of designs: every design that does not come from the page's own controls passes through it. Unknown
 * fields are ignored; a missing field, or an invalid one other than `content` and `type`, gets its default. Numbers are
 * clamped. Colors are kept as written; `isStyleValid` checks them. Throws a `DesignError` if the value is not an
 * object, `content` or `type` is invalid, or `version` is later than `DESIGN_VERSION`.
 */
export function parseDesign(value: unknown): QrDesign {
  if (is(NEWER, value)) throw new DesignError('newer');
  const { success, output } = safeParse(DESIGN, value);
  if (!success || Array.isArray(value)) throw new DesignError('not-a-design');
  return output;
}

/** Returns whether two designs are equal in every field. A field that is undefined counts as missing. */
export function isSameDesign(one: QrDesign, other: QrDesign): boolean {
  return isSameValue(one, other);
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns the data URL of the image on the code. A standard code has none. */
export function imageOf(design: Pick<QrDesign, 'qrType' | 'customImage'>): string | undefined {
  return design.qrType === 'custom' ? design.customImage : undefined;
}

/**
 * Returns how the design's image is woven into its code; undefined if it is not woven, or there is no image. A code
 * whose standard demands its symbol is never woven, because weaving chooses the level and the version.
 */
export function weaveOf(
  design: Pick<QrDesign, 'type' | 'qrType' | 'customImage' | 'imagePosition' | 'weave'>,
): Weave | undefined {
  const isWoven = imageOf(design) !== undefined && design.imagePosition === 'full' && !demandedSymbol(design.type);
  return isWoven ? design.weave : undefined;
}
