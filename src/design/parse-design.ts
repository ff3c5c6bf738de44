import {
  CONTENT_TYPES,
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  GRADIENT_DIRECTIONS,
  type GradientDirection,
  IMAGE_SIZE_MAX,
  IMAGE_SIZE_MIN,
  MODULE_SHAPES,
  type QrDesign,
  type QrStyle,
} from './qr-design.ts';
import type { ColorField } from './style-colors.ts';
import {
  DEFAULT_WEAVE,
  WEAVE_CROP_SIDE_MIN,
  WEAVE_FOCUS_RADIUS_MAX,
  WEAVE_FOCUS_RADIUS_MIN,
  WEAVE_LOOKS,
  type Weave,
} from './weave.ts';

/** The format that `writeDesign` writes. Designs without a version are of the first one. */
export const DESIGN_VERSION = 1;

/** Why something is no design: it is none (`not-a-design`), or one of a later format than this site knows (`newer`). */
export class DesignError extends Error {
  readonly code: 'not-a-design' | 'newer';

  constructor(code: DesignError['code']) {
    super(code === 'newer' ? 'The design is of a newer format' : 'This is no design');
    this.name = 'DesignError';
    this.code = code;
  }
}

/** A design as it is kept in storage, links and files: plain values, ready for JSON. */
export type WrittenDesign = QrDesign & { readonly version: number };

/** The one writer. */
export function writeDesign(design: QrDesign): WrittenDesign {
  return { version: DESIGN_VERSION, ...design };
}

/**
 * Reads a design from anything: a stored template, a link, a file. The one gate for designs that did not come from the page's own controls.
 * Unknown and inherited fields are ignored; a field that is missing or of the wrong kind takes that of `base`; the image size is rounded
 * and clamped; an image that is no `data:image/` URL is left out. Colours stay as they are written, valid or not: `invalidColors` judges
 * them. Throws a `DesignError` when the value is no object, its content or type cannot be used, or its version is a later one.
 */
export function parseDesign(value: unknown, base: QrDesign = DEFAULT_DESIGN): QrDesign {
  if (!isObject(value)) throw new DesignError('not-a-design');
  const version = ownField(value, 'version');
  if (typeof version === 'number' && version > DESIGN_VERSION) throw new DesignError('newer');
  const content = ownField(value, 'content') ?? base.content;
  const type = ownField(value, 'type') ?? base.type;
  if (typeof content !== 'string' || !isOneOf(CONTENT_TYPES, type)) throw new DesignError('not-a-design');

  const qrType = ownField(value, 'qrType');
  const imagePosition = ownField(value, 'imagePosition');
  const customImage = ownField(value, 'customImage');
  return {
    content,
    type,
    qrType: isOneOf(['standard', 'custom'], qrType) ? qrType : base.qrType,
    style: parseStyle(ownField(value, 'style'), base.style),
    gradientDirection: parseGradientDirection(ownField(value, 'gradientDirection')) ?? base.gradientDirection,
    imagePosition: isOneOf(['center', 'full'], imagePosition) ? imagePosition : base.imagePosition,
    imageSize: parseImageSize(ownField(value, 'imageSize'), base.imageSize),
    ...(isImageUrl(customImage) && { customImage }),
    ...parseWeave(ownField(value, 'weave')),
    ...parseDetails(ownField(value, 'details')),
  };
}

/** The direction when `value` is one of the four exactly as the storage holds it, else null. */
export function parseGradientDirection(value: unknown): GradientDirection | null {
  return isOneOf(GRADIENT_DIRECTIONS, value) ? value : null;
}

function parseStyle(value: unknown, base: QrStyle): QrStyle {
  if (!isObject(value)) return base;
  const color = (field: ColorField): string => {
    const written = ownField(value, field);
    return typeof written === 'string' ? written : base[field];
  };
  const shape = <const T extends string>(allowed: readonly T[], field: keyof QrStyle): T => {
    const written = ownField(value, field);
    return isOneOf(allowed, written) ? written : (base[field] as T);
  };
  const gradientType = ownField(value, 'gradientType');
  return {
    foregroundColor: color('foregroundColor'),
    backgroundColor: color('backgroundColor'),
    cornerSquaresColor: color('cornerSquaresColor'),
    cornerDotsColor: color('cornerDotsColor'),
    ...(isOneOf(['linear', 'radial'], gradientType) && { gradientType }),
    gradientColor1: color('gradientColor1'),
    gradientColor2: color('gradientColor2'),
    moduleShape: shape(MODULE_SHAPES, 'moduleShape'),
    cornerSquareShape: shape(CORNER_SQUARE_SHAPES, 'cornerSquareShape'),
    cornerDotShape: shape(CORNER_DOT_SHAPES, 'cornerDotShape'),
  };
}

/** Nothing for what is no object: then the image lies over the code. */
function parseWeave(value: unknown): { weave?: Weave } {
  if (!isObject(value)) return {};
  const { look, strength, isSturdy, crop, focus } = DEFAULT_WEAVE;
  const [ownLook, ownSturdy] = [ownField(value, 'look'), ownField(value, 'isSturdy')];
  const share = (from: unknown, field: string, fallback: number, least = 0, most = 1): number => {
    const written = isObject(from) ? ownField(from, field) : undefined;
    const isNumber = typeof written === 'number' && !Number.isNaN(written);
    return isNumber ? Math.min(most, Math.max(least, written)) : fallback;
  };
  const [ownCrop, ownFocus] = [ownField(value, 'crop'), ownField(value, 'focus')];
  return {
    weave: {
      look: isOneOf(WEAVE_LOOKS, ownLook) ? ownLook : look,
      strength: share(value, 'strength', strength),
      isSturdy: typeof ownSturdy === 'boolean' ? ownSturdy : isSturdy,
      crop: {
        x: share(ownCrop, 'x', crop.x),
        y: share(ownCrop, 'y', crop.y),
        side: share(ownCrop, 'side', crop.side, WEAVE_CROP_SIDE_MIN),
      },
      focus: {
        x: share(ownFocus, 'x', focus.x),
        y: share(ownFocus, 'y', focus.y),
        radius: share(ownFocus, 'radius', focus.radius, WEAVE_FOCUS_RADIUS_MIN, WEAVE_FOCUS_RADIUS_MAX),
      },
    },
  };
}

/** Those details that are texts and not empty, under names that are words; nothing without any. */
function parseDetails(value: unknown): { details?: Readonly<Record<string, string>> } {
  if (!isObject(value)) return {};
  const own = Object.entries(value).filter(
    ([name, text]) => /^[a-z][A-Za-z]{0,29}$/.test(name) && typeof text === 'string' && text !== '',
  );
  return own.length > 0 ? { details: Object.fromEntries(own) } : {};
}

function parseImageSize(value: unknown, fallback: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return fallback;
  return Math.round(Math.min(IMAGE_SIZE_MAX, Math.max(IMAGE_SIZE_MIN, value)));
}

function isImageUrl(value: unknown): value is string {
  return typeof value === 'string' && /^data:image\//i.test(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Never an inherited field: a polluted prototype must not fill in a design. */
function ownField(value: object, field: string): unknown {
  return Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined;
}

function isOneOf<const T extends string>(allowed: readonly T[], value: unknown): value is T {
  return (allowed as readonly unknown[]).includes(value);
}
