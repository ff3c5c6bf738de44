import { parseColor } from './color.ts';
import type { QrDesign, QrStyle } from './qr-design.ts';

/** The fields of a style that hold a colour. */
export type ColorField = Extract<keyof QrStyle, `${string}Color${string}`>;

const PLAIN_FIELDS: readonly ColorField[] = [
  'foregroundColor',
  'backgroundColor',
  'cornerSquaresColor',
  'cornerDotsColor',
];
const GRADIENT_FIELDS: readonly ColorField[] = ['gradientColor1', 'gradientColor2'];

/**
 * The colour fields that make this design impossible to draw, in the order in which they are shown.
 * The standard style uses no colour field. The custom style needs its four plain colours, also under a gradient that hides some of
 * them, since their fields stay in sight; the two gradient colours count only while a gradient is on.
 */
export function invalidColors(design: QrDesign): ColorField[] {
  if (design.qrType === 'standard') return [];
  const needed = design.style.gradientType ? [...PLAIN_FIELDS, ...GRADIENT_FIELDS] : PLAIN_FIELDS;
  return needed.filter((field) => !parseColor(design.style[field]));
}

/** Whether every colour that this design needs can be read. */
export function isStyleValid(design: QrDesign): boolean {
  return invalidColors(design).length === 0;
}
