import type { QrDesign } from '#design';
import { PRINTED_MODULE, SMALLEST_MODULE, STANDARD_MARGIN } from '#drawing';
import { encode } from '#engine';
import { CODE_OPTIONS, makeUndrawn, type UndrawnCode } from '#making';
import type { UploadedImage } from '#raster';
import type { LabelSheet } from './label-sheet.ts';

export type LabelShape = Pick<LabelSheet, 'width' | 'height' | 'shape'>;

/** Millimeters along the die cut without print, because sheets shift. An unprinted quiet zone may reach into it. */
export const CLEAR_EDGE = 2;

/** `good`: every printer. `narrow`: only good printers. Differences below a millionth do not count. */
export function qualityOf(moduleWidth: number): 'good' | 'narrow' | 'too-narrow' {
  const width = Number(moduleWidth.toFixed(6));
  if (width >= PRINTED_MODULE) return 'good';
  return width >= SMALLEST_MODULE ? 'narrow' : 'too-narrow';
}

/**
 * Returns the widest module of a code that is alone on its label; zero or less if there is no room. Modules must not
 * reach into the blank strip, nor the quiet zone if `isColored`, because it is printed then.
 */
export function moduleAlone({ width, height, shape }: LabelShape, modules: number, isColored: boolean): number {
  const cells = modules + 2 * STANDARD_MARGIN;
  // Side of the largest square in a circle, as a share of the diameter.
  const share = shape === 'round' ? Math.SQRT1_2 : 1;
  const side = Math.min(width, height);
  const inside = share * (side - 2 * CLEAR_EDGE);
  return isColored ? inside / cells : Math.min(inside / modules, (share * side) / cells);
}

/**
 * Makes a code at level H, or at M if modules would be narrower than 0.4 mm and M makes them wider. With an image it
 * needs H, to correct the covered modules. Throws what `makeUndrawn` throws.
 */
export function makeForLabel(design: QrDesign, image: UploadedImage | null, label: LabelShape): UndrawnCode {
  const made = makeUndrawn(design, image);
  if (image || moduleAlone(label, made.code.size, false) >= PRINTED_MODULE) return made;
  const lower = makeUndrawn(design, image, null, 'M');
  return lower.code.size < made.code.size ? lower : made;
}

/** Whether a label has room for a code of `modules` a side with modules at least 0.25 mm wide. */
export function fitsLabel(modules: number, label: LabelShape): boolean {
  return qualityOf(moduleAlone(label, modules, false)) !== 'too-narrow';
}

/** Length of the longest text that is tried, in characters. */
const MOST_CHARACTERS = 300;

/** Returns the most ASCII letters whose code fits the label at the default level; 0 if none, null for 300 or more. */
export function longestTextFor(label: LabelShape): number | null {
  let [fitting, tooLong] = [0, MOST_CHARACTERS + 1];
  while (tooLong - fitting > 1) {
    const length = (fitting + tooLong) >> 1;
    if (fitsLabel(encode('a'.repeat(length), CODE_OPTIONS).size, label)) fitting = length;
    else tooLong = length;
  }
  return fitting === MOST_CHARACTERS ? null : fitting;
}
