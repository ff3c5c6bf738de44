import { type Caption, FRAMES, withCaption } from './caption.ts';
import {
  CONTENT_TYPES,
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  IMAGE_SIZE_MAX,
  IMAGE_SIZE_MIN,
  type LeftOut,
  MODULE_SHAPES,
  parseGradientDirection,
  type QrDesign,
  type QrStyle,
  SECRET_KINDS,
  type SecretKind,
} from './qr-design.ts';
import type { ColorField } from './style-colors.ts';
import {
  DEFAULT_WEAVE,
  detailOf,
  WEAVE_CROP_SIDE_MIN,
  WEAVE_DETAILS,
  WEAVE_FOCUS_RADIUS_MAX,
  WEAVE_FOCUS_RADIUS_MIN,
  WEAVE_LOOKS,
  type Weave,
} from './weave.ts';

/** The latest format. A design without a version has the first format. */
export const DESIGN_VERSION = 4;

/** The first format that lists left-out secrets. Earlier releases would make a code without these secrets. */
const LEFT_OUT_VERSION = 2;

/** The first format with captions and frames. Earlier releases would drop these, and save the design without them. */
const CAPTION_VERSION = 3;

/** The first format with the detail of a weave. Earlier releases would make a different code of such a design. */
const DETAIL_VERSION = 4;

/**
 * Thrown if a value cannot be read as a design: it is not one (`not-a-design`), or its format is later than this
 * release supports (`newer`).
 */
export class DesignError extends Error {
  readonly code: 'not-a-design' | 'newer';

  constructor(code: DesignError['code']) {
    super(code === 'newer' ? 'The design is of a newer format' : 'This is no design');
    this.name = 'DesignError';
    this.code = code;
  }
}

/** A design as plain values for JSON, as storage, links and files contain it. */
export type WrittenDesign = QrDesign & { readonly version: number };

/**
 * Returns a design with its version: the earliest one that can express the design, so that earlier releases can read it
 * if possible. This is the only writer of designs.
 */
export function writeDesign(design: QrDesign): WrittenDesign {
  return { version: versionOf(design), ...design };
}

function versionOf({ weave, caption, showAddress, frame, leftOut }: QrDesign): number {
  if (weave?.detail) return DETAIL_VERSION;
  if (caption !== undefined || showAddress !== undefined || frame !== undefined) return CAPTION_VERSION;
  return leftOut === undefined ? 1 : LEFT_OUT_VERSION;
}

/**
 * Reads a design from any value: a stored template, a link, a file. This is the only parser of designs; every design
 * that does not come from the page's own controls passes through it. Unknown and inherited fields are ignored. A
 * missing field gets its value from `base`, and so does an invalid field other than `content` and `type`. An image is
 * invalid if it is not a `data:image/` URL. The image size is rounded and clamped. Colors are kept as written;
 * `invalidColors` checks them. Throws a `DesignError` if the value is not an object, `content` is not a string, `type`
 * is not in `CONTENT_TYPES`, or `version` is later than `DESIGN_VERSION`.
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
  const customImage = imageUrl(ownField(value, 'customImage')) ?? base.customImage;
  const weave = parseWeave(ownField(value, 'weave'), base.weave) ?? base.weave;
  const details = parseDetails(ownField(value, 'details')) ?? base.details;
  const leftOut = parseLeftOut(ownField(value, 'leftOut')) ?? base.leftOut;
  const design: QrDesign = {
    content,
    type,
    qrType: isOneOf(['standard', 'custom'], qrType) ? qrType : base.qrType,
    style: parseStyle(ownField(value, 'style'), base.style),
    gradientDirection: parseGradientDirection(ownField(value, 'gradientDirection')) ?? base.gradientDirection,
    imagePosition: isOneOf(['center', 'full'], imagePosition) ? imagePosition : base.imagePosition,
    imageSize: parseImageSize(ownField(value, 'imageSize'), base.imageSize),
    ...(customImage !== undefined && { customImage }),
    ...(weave && { weave }),
    ...(details && { details }),
    ...(leftOut && { leftOut }),
  };
  return withCaption(design, parseCaption(value, base));
}

function parseCaption(value: object, base: Caption): Caption {
  const [caption, showAddress, frame] = ['caption', 'showAddress', 'frame'].map((field) => ownField(value, field));
  return {
    caption: typeof caption === 'string' ? caption : base.caption,
    showAddress: typeof showAddress === 'boolean' ? showAddress : base.showAddress,
    frame: isOneOf(FRAMES, frame) ? frame : base.frame,
  };
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
  const ownGradient = ownField(value, 'gradientType');
  const gradientType = isOneOf(['linear', 'radial'], ownGradient) ? ownGradient : base.gradientType;
  return {
    foregroundColor: color('foregroundColor'),
    backgroundColor: color('backgroundColor'),
    cornerSquaresColor: color('cornerSquaresColor'),
    cornerDotsColor: color('cornerDotsColor'),
    ...(gradientType && { gradientType }),
    gradientColor1: color('gradientColor1'),
    gradientColor2: color('gradientColor2'),
    moduleShape: shape(MODULE_SHAPES, 'moduleShape'),
    cornerSquareShape: shape(CORNER_SQUARE_SHAPES, 'cornerSquareShape'),
    cornerDotShape: shape(CORNER_DOT_SHAPES, 'cornerDotShape'),
  };
}

/** Returns a weave, with values from `base` where they are missing; undefined for a value that is not an object. */
function parseWeave(value: unknown, base: Weave = DEFAULT_WEAVE): Weave | undefined {
  if (!isObject(value)) return undefined;
  const { look, strength, isSturdy, crop, focus } = base;
  const [ownLook, ownSturdy] = [ownField(value, 'look'), ownField(value, 'isSturdy')];
  const ownDetail = ownField(value, 'detail');
  const detail = isOneOf(WEAVE_DETAILS, ownDetail) ? ownDetail : detailOf(base);
  const share = (from: unknown, field: string, fallback: number, least = 0, most = 1): number => {
    const written = isObject(from) ? ownField(from, field) : undefined;
    const isNumber = typeof written === 'number' && !Number.isNaN(written);
    return isNumber ? Math.min(most, Math.max(least, written)) : fallback;
  };
  const [ownCrop, ownFocus] = [ownField(value, 'crop'), ownField(value, 'focus')];
  return {
    look: isOneOf(WEAVE_LOOKS, ownLook) ? ownLook : look,
    ...(detail !== 'bold' && { detail }),
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
  };
}

/** Returns the details that are non-empty strings with valid names, or undefined if there are none. */
function parseDetails(value: unknown): Readonly<Record<string, string>> | undefined {
  return filterFields(value, (text): text is string => typeof text === 'string' && text !== '');
}

/** Returns the fields with a valid name and a known kind of secret, or undefined if there are none. */
function parseLeftOut(value: unknown): LeftOut | undefined {
  return filterFields(value, (kind): kind is SecretKind => isOneOf(SECRET_KINDS, kind));
}

function filterFields<T>(value: unknown, isWanted: (field: unknown) => field is T): Record<string, T> | undefined {
  if (!isObject(value)) return undefined;
  const wanted = Object.entries(value).filter(([name, field]) => /^[a-z][A-Za-z]{0,29}$/.test(name) && isWanted(field));
  return wanted.length > 0 ? Object.fromEntries(wanted) : undefined;
}

function parseImageSize(value: unknown, fallback: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return fallback;
  return Math.round(Math.min(IMAGE_SIZE_MAX, Math.max(IMAGE_SIZE_MIN, value)));
}

/** Returns the value if it is a data URL of an image, else undefined. */
function imageUrl(value: unknown): string | undefined {
  return typeof value === 'string' && /^data:image\//i.test(value) ? value : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own property, never an inherited one, so that a polluted prototype cannot fill in a design. */
function ownField(value: object, field: string): unknown {
  return Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined;
}

function isOneOf<const T extends string>(allowed: readonly T[], value: unknown): value is T {
  return (allowed as readonly unknown[]).includes(value);
}
