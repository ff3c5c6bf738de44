import { type ColorField, DEFAULT_STYLE, luma, parseColor, type QrDesign, type Rgba, toHex } from '#design';
import { DARK_PAGE } from './conditions.ts';
import { INK_MAX } from './limits.ts';

/** The colour fields as the visitor sees them. */
export const COLOR_LABEL: Record<ColorField, string> = {
  foregroundColor: 'Foreground',
  backgroundColor: 'Background',
  cornerSquaresColor: 'Corner Squares',
  cornerDotsColor: 'Corner Dots',
  gradientColor1: 'Color 1',
  gradientColor2: 'Color 2',
};

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

/** The names of the fields, as in a sentence. */
export function namesOf(fields: readonly ColorField[]): string {
  const names = fields.map((field) => COLOR_LABEL[field]);
  return names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function colorOf({ style }: QrDesign, field: ColorField): Rgba {
  return parseColor(style[field] ?? '') ?? parseColor(DEFAULT_STYLE[field])!;
}
