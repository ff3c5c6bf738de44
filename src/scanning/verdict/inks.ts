import { type ColorField, DEFAULT_STYLE, luma, parseColor, type QrDesign, type Rgba, toHex } from '#design';
import { DARK_PAGE } from '#scanning/tunnel';
import { INK_MAX } from './limits.ts';

/** One colour of the dark modules, and the fields that hold it. */
export interface Ink {
  readonly fields: readonly ColorField[];
  readonly color: Rgba;
}

/** The colours of a design's dark modules, equal ones together; none in the standard style. */
export function inksOf(design: QrDesign): Ink[] {
  if (design.qrType === 'standard') return [];
  const inks: { fields: ColorField[]; color: Rgba }[] = [];
  for (const field of inkFields(design)) {
    const color = colorOf(design, field);
    const same = inks.find((ink) => toHex(ink.color) === toHex(color));
    if (same) same.fields.push(field);
    else inks.push({ fields: [field], color });
  }
  return inks;
}

function inkFields({ style }: QrDesign): ColorField[] {
  const corners = ['cornerSquaresColor', 'cornerDotsColor'] as const;
  if (!style.gradientType) return ['foregroundColor', ...corners];
  // Corners that were left as they are take the gradient.
  const isChosen = (field: (typeof corners)[number]): boolean => {
    const color = parseColor(style[field]);
    return color !== null && toHex(color) !== DEFAULT_STYLE[field];
  };
  return ['gradientColor1', 'gradientColor2', ...corners.filter(isChosen)];
}

/** The colour of what the dark modules lie on. A gradient's ground is white. */
export function paperOf(design: QrDesign): Rgba {
  const isWhite = design.qrType === 'standard' || design.style.gradientType !== undefined;
  return isWhite ? { r: 255, g: 255, b: 255, a: 1 } : colorOf(design, 'backgroundColor');
}

/** The highest luma at which ink on this paper scans everywhere, on a dark page as on a white one; 0 at least. */
export function inkLimit(paper: Rgba): number {
  const share = (INK_MAX.everywhere - DARK_PAGE) / (255 - DARK_PAGE);
  const onDark = DARK_PAGE + share * (luma(paper) - DARK_PAGE);
  const onWhite = 255 - (255 - luma(paper)) / share;
  return Math.max(0, Math.min(onDark, onWhite));
}

/** The design with one colour in these fields. */
export function withColor(design: QrDesign, fields: readonly ColorField[], color: Rgba): QrDesign {
  const changes = Object.fromEntries(fields.map((field) => [field, toHex(color)]));
  return { ...design, style: { ...design.style, ...changes } };
}

function colorOf({ style }: QrDesign, field: ColorField): Rgba {
  return parseColor(style[field] ?? '') ?? parseColor(DEFAULT_STYLE[field])!;
}
