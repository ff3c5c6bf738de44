import { DEFAULT_STYLE, type QrDesign } from '#design';
import type { MadeCode } from '#making';
import type { Pixels, UploadedImage } from '#raster';
import { type Specimen, specimenOf } from '#scanning/pixels';
import { type DesignOfCode, type Inspection, inspect } from '#scanning/verdict';

/** A trial: a design that was drawn with its image and inspected, in its own style and in black on white. */
export interface Trial {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  readonly specimen: Specimen;
  readonly inspection: Inspection;
  /** The inspection of the same design in black on white: only the image can exceed limits there, not the colors. */
  readonly inBlack: Inspection;
}

/**
 * Draws and inspects a design. If its finished `picture` is given, that is inspected instead of the drawing. An earlier
 * trial with the same image, `before`, saves work. Throws what `specimenOf` throws.
 */
export function tryDesign(design: QrDesign, image: UploadedImage | null, picture?: Pixels, before?: Trial): Trial {
  const drawn = specimenOf(design, image, before?.specimen.made);
  const specimen = picture ? { ...drawn, picture } : drawn;
  const inspection = inspect(specimen);
  return {
    design,
    image,
    specimen,
    inspection,
    inBlack: image ? inspectInBlack(design, image, drawn.made) : inspection,
  };
}

/**
 * Inspections in black on white, cached by image. They do not depend on the design's colors, which visitors change more
 * often than text and size. The search for fixes also returns to the same sizes.
 */
const inspected = new WeakMap<Pixels, Map<string, Inspection>>();

/** Maximum number of cached inspections per image. */
const MOST_KEPT = 64;

/** Inspects a design in black on white. If a limit is exceeded there, the image is the cause. */
export function inspectInBlack(design: QrDesign, image: UploadedImage, before?: MadeCode): Inspection {
  const known = inspected.get(image.pixels) ?? new Map<string, Inspection>();
  inspected.set(image.pixels, known);
  const inBlack: QrDesign = { ...design, qrType: 'custom', style: DEFAULT_STYLE, customImage: '' };
  const key = JSON.stringify(inBlack);
  const inspection = known.get(key) ?? inspect(specimenOf(inBlack, image, before));
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, inspection);
  return inspection;
}

/** Returns the design of a trial, and whether its code shows an image. In the standard style, a code shows no image. */
export function designOf({ design, image }: Pick<Trial, 'design' | 'image'>): DesignOfCode {
  return { design, hasImage: image !== null && design.qrType === 'custom' };
}
