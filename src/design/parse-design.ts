import {
  CONTENT_TYPES,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  type GradientDirection,
  IMAGE_SIZE_MAX,
  IMAGE_SIZE_MIN,
  type QrDesign,
  type QrStyle,
} from './qr-design.ts';

/**
 * Reads a design from anything: a stored template, a link, a file. The one gate for designs that did not come from the page's own controls.
 * Unknown and inherited fields are ignored; a field that is missing or of the wrong kind takes its default; the image size is rounded and
 * clamped; an image that is no `data:image/` URL is left out. Null when the value is no object, or its content or type cannot be used.
 * Colours stay as they are written, valid or not: `invalidColors` judges them.
 */
export function parseDesign(value: unknown): QrDesign | null {
  if (!isObject(value)) return null;
  const content = ownField(value, 'content') ?? DEFAULT_DESIGN.content;
  const type = ownField(value, 'type') ?? DEFAULT_DESIGN.type;
  if (typeof content !== 'string' || !isOneOf(CONTENT_TYPES, type)) return null;

  const qrType = ownField(value, 'qrType');
  const imagePosition = ownField(value, 'imagePosition');
  const customImage = ownField(value, 'customImage');
  return {
    content,
    type,
    qrType: isOneOf(['standard', 'custom'], qrType) ? qrType : DEFAULT_DESIGN.qrType,
    style: parseStyle(ownField(value, 'style')),
    imagePosition: isOneOf(['center', 'full'], imagePosition) ? imagePosition : DEFAULT_DESIGN.imagePosition,
    imageSize: parseImageSize(ownField(value, 'imageSize')),
    ...(isImageUrl(customImage) && { customImage }),
  };
}

/** The direction when `value` is one of the four exactly as the storage holds it, else null. */
export function parseGradientDirection(value: unknown): GradientDirection | null {
  return isOneOf(GRADIENT_DIRECTIONS, value) ? value : null;
}

function parseStyle(value: unknown): QrStyle {
  if (!isObject(value)) return DEFAULT_STYLE;
  const color = (field: Exclude<keyof QrStyle, 'gradientType'>): string => {
    const written = ownField(value, field);
    return typeof written === 'string' ? written : DEFAULT_STYLE[field];
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
  };
}

function parseImageSize(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return DEFAULT_DESIGN.imageSize;
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
