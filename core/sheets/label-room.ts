import { PRINTED_MODULE, SMALLEST_MODULE, STANDARD_MARGIN } from '#drawing';
import type { LabelSheet } from './label-sheet.ts';

/** The shape of a label: its size in millimeters and its outline. */
export type LabelShape = Pick<LabelSheet, 'width' | 'height' | 'shape'>;

/**
 * Width in millimeters of the strip along the edge of a label (the die cut) in which nothing is printed, because sheets
 * shift in printers. The quiet zone of a code may reach into this strip, unless the quiet zone is printed in a color.
 */
export const CLEAR_EDGE = 2;

/**
 * Which printers can print modules of a certain width: every printer (`good`), only good printers (`narrow`), or no
 * printer (`too-narrow`).
 */
export type ModuleQuality = 'good' | 'narrow' | 'too-narrow';

/** Returns the print quality of modules `moduleWidth` millimeters wide. Differences below a millionth do not count. */
export function qualityOf(moduleWidth: number): ModuleQuality {
  const width = Number(moduleWidth.toFixed(6));
  if (width >= PRINTED_MODULE) return 'good';
  return width >= SMALLEST_MODULE ? 'narrow' : 'too-narrow';
}

/**
 * Returns the smallest allowed distance from a code's modules to the edge of its label: the blank strip, or the quiet
 * zone if that is wider.
 */
export function marginOnLabel(moduleWidth: number): number {
  return Math.max(CLEAR_EDGE, STANDARD_MARGIN * moduleWidth);
}

/**
 * Returns the largest possible width of a module for a code that is alone on its label. `modules` is the number of
 * modules on a side of the code. The modules must not reach into the blank strip. If `isColored`, the quiet zone must
 * not reach into it either, because the quiet zone is printed in a color. If the blank strip leaves no room, the result
 * is zero or less.
 */
export function moduleAlone({ width, height, shape }: LabelShape, modules: number, isColored: boolean): number {
  const cells = modules + 2 * STANDARD_MARGIN;
  // Side of the largest square in a circle, as a share of the diameter.
  const share = shape === 'round' ? Math.SQRT1_2 : 1;
  const side = Math.min(width, height);
  const inside = share * (side - 2 * CLEAR_EDGE);
  return isColored ? inside / cells : Math.min(inside / modules, (share * side) / cells);
}
