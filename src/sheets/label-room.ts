import { PRINTED_MODULE, SMALLEST_MODULE, STANDARD_MARGIN } from '#drawing';
import type { LabelSheet } from './label-sheet.ts';

/** What a label's content depends on: its size in millimeters and its shape. */
export type LabelShape = Pick<LabelSheet, 'width' | 'height' | 'shape'>;

/**
 * Millimeters inside the die cut that stay clear, because sheets shift in printers. This strip counts as quiet zone.
 */
export const CLEAR_EDGE = 2;

/** How well modules of a width print. */
export type ModuleQuality = 'good' | 'narrow' | 'too-narrow';

export function qualityOf(moduleWidth: number): ModuleQuality {
  const width = Number(moduleWidth.toFixed(6));
  if (width >= PRINTED_MODULE) return 'good';
  return width >= SMALLEST_MODULE ? 'narrow' : 'too-narrow';
}

/**
 * Returns from a code's modules to the edge of its label, at least: the clear strip, or the quiet zone where that is
 * wider.
 */
export function marginOnLabel(moduleWidth: number): number {
  return Math.max(CLEAR_EDGE, STANDARD_MARGIN * moduleWidth);
}

/**
 * Returns how wide a module of a code may be that is alone on its label. `modules` is the code's side. The quiet zone
 * of a `colored` code is printed, so that it stays inside the clear strip as well. Zero or less: nothing fits.
 */
export function moduleAlone({ width, height, shape }: LabelShape, modules: number, isColored: boolean): number {
  const cells = modules + 2 * STANDARD_MARGIN;
  // The square in a circle.
  const share = shape === 'round' ? Math.SQRT1_2 : 1;
  const side = Math.min(width, height);
  const inside = share * (side - 2 * CLEAR_EDGE);
  return isColored ? inside / cells : Math.min(inside / modules, (share * side) / cells);
}
