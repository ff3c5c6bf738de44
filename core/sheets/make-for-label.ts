import type { QrDesign } from '#design';
import { PRINTED_MODULE } from '#drawing';
import { encode } from '#engine';
import { CODE_OPTIONS, makeUndrawn, type UndrawnCode } from '#making';
import type { UploadedImage } from '#raster';
import { type LabelShape, moduleAlone, qualityOf } from './label-room.ts';

/** The error correction level of a code whose modules would be too narrow at the usual level, H. */
export const LABEL_LEVEL = 'M';

/**
 * Makes the code of a design for a label, at the usual level H. If its modules would be narrower than 0.4 mm and level
 * M makes them wider, the code has level M. A code with an image keeps level H, which it needs to correct the covered
 * modules. Throws what `makeUndrawn` throws.
 */
export function makeForLabel(design: QrDesign, image: UploadedImage | null, label: LabelShape): UndrawnCode {
  const made = makeUndrawn(design, image);
  if (image || moduleAlone(label, made.code.size, false) >= PRINTED_MODULE) return made;
  const lower = makeUndrawn(design, image, null, LABEL_LEVEL);
  return lower.code.size < made.code.size ? lower : made;
}

/**
 * Whether a label has room for a code with modules at least 0.25 mm wide. `modules` is the number of modules on a side
 * of the code.
 */
export function fitsLabel(modules: number, label: LabelShape): boolean {
  return qualityOf(moduleAlone(label, modules, false)) !== 'too-narrow';
}

/** Length of the longest text that is tried, in characters. */
const MOST_CHARACTERS = 300;

/**
 * Returns the length in characters of the longest text whose code fits the label at the site's default level of error
 * correction. The text consists of ASCII letters. Returns 0 if no text fits, and null if 300 characters or more fit.
 */
export function longestTextFor(label: LabelShape): number | null {
  let [fitting, tooLong] = [0, MOST_CHARACTERS + 1];
  while (tooLong - fitting > 1) {
    const length = (fitting + tooLong) >> 1;
    if (fitsLabel(encode('a'.repeat(length), CODE_OPTIONS).size, label)) fitting = length;
    else tooLong = length;
  }
  return fitting === MOST_CHARACTERS ? null : fitting;
}
