import { parseColor } from './color.ts';
import type { QrDesign, QrStyle } from './qr-design.ts';

/** The fields of a style that contain a color. */
export type ColorField = Extract<keyof QrStyle, `${string}Color${string}`>;

const PLAIN_FIELDS: readonly ColorField[] = [
  'foregroundColor',
  'backgroundColor',
  'cornerSquaresColor',
  'cornerDotsColor',
];
const GRADIENT_FIELDS: readonly ColorField[] = ['gradientColor1', 'gradientColor2'];

/**
 * Returns the color fields that this design uses and that are invalid, in the order in which they are shown.
 *
 * The standard style uses no color. The custom style uses its four solid colors, even if a gradient hides some of them,
 * because their fields stay visible. The two gradient colors count only while a gradient is on.
 */
export function invalidColors(design: QrDesign): ColorField[] {
  if (design.qrType === 'standard') return [];
  const needed = design.style.gradientType ? [...PLAIN_FIELDS, ...GRADIENT_FIELDS] : PLAIN_FIELDS;
  return needed.filter((field) => !parseColor(design.style[field]));
}

/** Returns whether all colors that this design uses are valid. */
export function isStyleValid(design: QrDesign): boolean {
  return invalidColors(design).length === 0;
}
