import { PRINTED_MODULE, SMALLEST_MODULE, STANDARD_MARGIN } from '#drawing';
import type { LabelSheet } from './label-sheet.ts';

/** The shape of a label: its size in millimeters and its outline. */
export type LabelShape = Pick<LabelSheet, 'width' | 'height' | 'shape'>;

/**
 * Millimeters inside the die cut that stay blank, because sheets shift in printers. This strip counts as quiet zone.
 */
export const CLEAR_EDGE = 2;

/** The print quality of modules by their width. */
export type ModuleQuality = 'good' | 'narrow' | 'too-narrow';

/** Returns the quality of modules of a width in millimeters. */
export function qualityOf(moduleWidth: number): ModuleQuality {
  const width = Number(moduleWidth.toFixed(6));
  if (width >= PRINTED_MODULE) return 'good';
  return width >= SMALLEST_MODULE ? 'narrow' : 'too-narrow';
}

/**
 * Returns the smallest distance from a code's modules to the edge of its label: the blank strip, or the quiet zone if
 * that is wider.
 */
export function marginOnLabel(moduleWidth: number): number {
  return Math.max(CLEAR_EDGE, STANDARD_MARGIN * moduleWidth);
}

/**
 * Returns the largest width of a module for a code that is alone on its label. `modules` is the code's side. With
 * `isColored` the quiet zone is printed, so it must stay inside the blank strip as well. If nothing fits, the
 * result is zero or less.
 */
export function moduleAlone({ width, height, shape }: LabelShape, modules: number, isColored: boolean): number {
  const cells = modules + 2 * STANDARD_MARGIN;
  // The square in a circle.
  const share = shape === 'round' ? Math.SQRT1_2 : 1;
  const side = Math.min(width, height);
  const inside = share * (side - 2 * CLEAR_EDGE);
  return isColored ? inside / cells : Math.min(inside / modules, (share * side) / cells);
}
