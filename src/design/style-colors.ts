import { parseColor } from './color.ts';
import type { QrDesign, QrStyle } from './qr-design.ts';

/** The fields of a style that hold a color. */
export type ColorField = Extract<keyof QrStyle, `${string}Color${string}`>;

const PLAIN_FIELDS: readonly ColorField[] = [
  'foregroundColor',
  'backgroundColor',
  'cornerSquaresColor',
  'cornerDotsColor',
];
const GRADIENT_FIELDS: readonly ColorField[] = ['gradientColor1', 'gradientColor2'];

/**
 * Returns the invalid color fields that this design needs, in the order in which they are shown.
 *
 * The standard style needs none. The custom style needs its four plain colors, also under a gradient that hides some of
 * them, because their fields stay visible. The two gradient colors count only while a gradient is on.
 */
export function invalidColors(design: QrDesign): ColorField[] {
  if (design.qrType === 'standard') return [];
  const needed = design.style.gradientType ? [...PLAIN_FIELDS, ...GRADIENT_FIELDS] : PLAIN_FIELDS;
  return needed.filter((field) => !parseColor(design.style[field]));
}

/** Whether every color that this design needs can be read. */
export function isStyleValid(design: QrDesign): boolean {
  return invalidColors(design).length === 0;
}
