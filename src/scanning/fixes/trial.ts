import { DEFAULT_STYLE, type QrDesign } from '#design';
import type { MadeCode } from '#making';
import type { Pixels, UploadedImage } from '#raster';
import { type Specimen, specimenOf } from '#scanning/pixels';
import { type DesignOfCode, type Inspection, inspect } from '#scanning/verdict';

/** A design with its loaded image, drawn and inspected, and inspected once more in black on white. */
export interface Trial {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  readonly specimen: Specimen;
  readonly inspection: Inspection;
  readonly inBlack: Inspection;
}

/**
 * Draws and inspects a design, or inspects its finished `picture`. `before` is a trial with the same image. Throws what
 * `specimenOf` throws.
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
 * Cached inspections in black on white for each image: colors change more often than text and size, and a search
 * returns to the same sizes.
 */
const inspected = new WeakMap<Pixels, Map<string, Inspection>>();

/** Cached inspections per image. */
const MOST_KEPT = 64;

/** Inspects a design in black on white: whatever exceeds a limit then is caused by its image. */
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

/** What is known of a trial beside its picture. */
export function designOf({ design, image }: Pick<Trial, 'design' | 'image'>): DesignOfCode {
  return { design, hasImage: image !== null && design.qrType === 'custom' };
}
