import type { Caption } from './caption.ts';
import type { Weave } from './weave.ts';

/** The eleven content types, in the order of their buttons. */
export const CONTENT_TYPES = [
  'url',
  'email',
  'phone',
  'sms',
  'text',
  'wifi',
  'vcard',
  'instagram',
  'youtube',
  'facebook',
  'twitter',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

export type QrType = 'standard' | 'custom';

/** `center`: on a white box in the middle. `full`: over the whole code, at 30 percent opacity or woven into it. */
export type ImagePosition = 'center' | 'full';

export type GradientType = 'linear' | 'radial';

/** The directions of a linear gradient, as the browser's storage keeps them. */
export const GRADIENT_DIRECTIONS = ['to right', 'to bottom', 'to bottom right', 'to bottom left'] as const;

export type GradientDirection = (typeof GRADIENT_DIRECTIONS)[number];

/** Returns `value` if it is exactly one of the four directions, else null. */
export function parseGradientDirection(value: unknown): GradientDirection | null {
  return GRADIENT_DIRECTIONS.find((direction) => direction === value) ?? null;
}

/** How data modules are drawn; alignment and timing patterns stay solid squares. */
export const MODULE_SHAPES = ['square', 'rounded', 'dots', 'level-bars', 'upright-bars'] as const;

export type ModuleShape = (typeof MODULE_SHAPES)[number];

/** The outline of a finder pattern's ring. */
export const CORNER_SQUARE_SHAPES = ['square', 'rounded', 'circle', 'leaf'] as const;

export type CornerSquareShape = (typeof CORNER_SQUARE_SHAPES)[number];

/** The outline of a finder pattern's center. */
export const CORNER_DOT_SHAPES = ['square', 'rounded', 'circle'] as const;

export type CornerDotShape = (typeof CORNER_DOT_SHAPES)[number];

/** Colors are kept as the visitor typed them. `parseColor` tells whether they are valid. */
export interface QrStyle {
  /** The color of dark modules outside the three finder patterns. */
  readonly foregroundColor: string;
  readonly backgroundColor: string;
  /** The color of the finder patterns' rings, 7 × 7 modules. */
  readonly cornerSquaresColor: string;
  /** The color of the finder patterns' centers, 3 × 3 modules. */
  readonly cornerDotsColor: string;
  /** Absent: no gradient. */
  readonly gradientType?: GradientType;
  readonly gradientColor1: string;
  readonly gradientColor2: string;
  readonly moduleShape: ModuleShape;
  readonly cornerSquareShape: CornerSquareShape;
  readonly cornerDotShape: CornerDotShape;
}

/** The fields of a style that contain a shape. */
export const SHAPE_FIELDS: ReadonlySet<string> = new Set([
  'moduleShape',
  'cornerSquareShape',
  'cornerDotShape',
] satisfies (keyof QrStyle)[]);

/**
 * Kinds of secrets in a text: the password of a network, the user name and password in an address, the key of one-time
 * passwords.
 */
export const SECRET_KINDS = ['password', 'user-info', 'one-time-key'] as const;

export type SecretKind = (typeof SECRET_KINDS)[number];

/** A design: everything that decides the picture, and the caption and frame that files add to it. */
export interface QrDesign extends Caption {
  /** The typed text, exactly as typed. */
  readonly content: string;
  readonly type: ContentType;
  readonly qrType: QrType;
  readonly style: QrStyle;
  /** The direction of a linear gradient. */
  readonly gradientDirection: GradientDirection;
  readonly imagePosition: ImagePosition;
  /**
   * For `imagePosition` 'center': the longer side of the image, as a percentage (10 to 50) of the picture's width. The
   * picture is the code with one module of quiet zone on each side.
   */
  readonly imageSize: number;
  /** The image as a data URL, if there is one. */
  readonly customImage?: string;
  /**
   * For `imagePosition` 'full': how the image is woven into the code. Absent: it covers the code at 30 percent opacity.
   */
  readonly weave?: Weave;
  /** The values of the detail fields, by name. Absent if all are empty. Choosing another content type clears them. */
  readonly details?: Readonly<Record<string, string>>;
  /**
   * The kinds of secrets that were left out when the design was shared, by field: `content` or the name of a detail.
   * The design has no code until these secrets are typed again. Absent if there are none.
   */
  readonly leftOut?: LeftOut;
}

export type LeftOut = Readonly<Record<string, SecretKind>>;

/** Limits for `QrDesign.imageSize`. */
export const IMAGE_SIZE_MIN = 10;
export const IMAGE_SIZE_MAX = 50;

export const DEFAULT_STYLE: QrStyle = {
  foregroundColor: '#000000',
  backgroundColor: '#FFFFFF',
  cornerSquaresColor: '#000000',
  cornerDotsColor: '#000000',
  gradientColor1: '#5433FF',
  gradientColor2: '#20BDFF',
  moduleShape: 'square',
  cornerSquareShape: 'square',
  cornerDotShape: 'square',
};

/** A new design: a standard code without content. */
export const DEFAULT_DESIGN: QrDesign = {
  content: '',
  type: 'url',
  qrType: 'standard',
  style: DEFAULT_STYLE,
  gradientDirection: 'to bottom right',
  imagePosition: 'center',
  imageSize: 30,
};
