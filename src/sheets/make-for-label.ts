import type { QrDesign } from '#design';
import { PRINTED_MODULE } from '#drawing';
import { encode } from '#engine';
import { CODE_OPTIONS, makeUndrawn, type UndrawnCode } from '#making';
import type { UploadedImage } from '#raster';
import { type LabelShape, moduleAlone, qualityOf } from './label-room.ts';

/** The level of a code whose modules would be too narrow at the usual one. */
export const LABEL_LEVEL = 'M';

/**
 * Makes the code of a design for a label: at the usual level, but at level M if modules would be narrower than 0.4 mm
 * and M gives wider ones. Codes with an image keep their level, because it corrects the covered modules. Throws what
 * `makeUndrawn` throws.
 */
export function makeForLabel(design: QrDesign, image: UploadedImage | null, label: LabelShape): UndrawnCode {
  const made = makeUndrawn(design, image);
  if (image || moduleAlone(label, made.code.size, false) >= PRINTED_MODULE) return made;
  const lower = makeUndrawn(design, image, null, LABEL_LEVEL);
  return lower.code.size < made.code.size ? lower : made;
}

/** Whether a label can show a code at all: with modules of 0.25 mm or more. */
export function fitsLabel(modules: number, label: LabelShape): boolean {
  return qualityOf(moduleAlone(label, modules, false)) !== 'too-narrow';
}

/** The longest text that is tried. */
const MOST_CHARACTERS = 300;

/**
 * Returns the longest text, in characters of ASCII at the usual level, whose code fits the label: 0 if none fits, null
 * if 300 characters fit.
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
