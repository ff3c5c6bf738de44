import type { QrDesign } from '#design';
import { type ModuleGrid, rasterize } from '#drawing';
import type { QrCode } from '#engine';
import { type MadeCode, makeCode } from '#making';
import type { Pixels, UploadedImage } from '#raster';

/** A picture, the code that it should show, and where that code's modules lie in it. */
export interface CodePicture {
  readonly code: QrCode;
  readonly picture: Pixels;
  readonly grid: ModuleGrid;
}

/** What is judged: a picture of a code that should hold `text`. */
export interface Specimen extends CodePicture {
  readonly text: string;
  /** The code as it was made here; absent for a picture from elsewhere. */
  readonly made?: MadeCode;
}

/**
 * Returns a design as it will come out, in pixels. What was made `before` with the same image saves work. Throws the engine's `EncodeError`
 * and the drawing's `ColorError`.
 */
export function specimenOf(design: QrDesign, image: UploadedImage | null, before?: MadeCode): Specimen {
  const made = makeCode(design, image, before && { made: before, image });
  const { text, code, drawing } = made;
  return { text, code, picture: rasterize(drawing), grid: drawing.grid, made };
}
