import type { QrDesign } from '#design';
import { type Drawing, gridSize, type ModuleGrid, rasterize } from '#drawing';
import type { QrCode } from '#engine';
import { type MadeCode, makeCode } from '#making';
import { cutPixels, type Pixels, type UploadedImage } from '#raster';
import type { Corners } from './projection.ts';

/** A picture, the code that it should show, and where that code's modules lie. */
export interface CodePicture {
  readonly code: QrCode;
  readonly picture: Pixels;
  readonly grid: ModuleGrid;
}

/** The subject of a judgment: a picture of a code that should encode `text`. */
export interface Specimen extends CodePicture {
  readonly text: string;
  /** The whole finished page around the code. Absent if the picture shows all of it. */
  readonly page?: Pixels;
  /** Where the code lies in the picture from which it was straightened; absent if it was not. */
  readonly corners?: Corners;
  /** The code as this site made it; absent for a picture from elsewhere. */
  readonly made?: MadeCode;
}

/**
 * `before`, made with the same image, saves work. The judging worker weaves again here, because sending the woven
 * pixels would cost more. Throws the engine's `EncodeError` and the drawing's `ColorError`.
 */
export function specimenOf(design: QrDesign, image: UploadedImage | null, before?: MadeCode): Specimen {
  const made = makeCode(design, image, before && { made: before, image });
  return specimenIn(made.drawing, made);
}

/** Draws a made code's page as a specimen, with `page` if it is larger. Throws a `RangeError` without a code. */
export function specimenIn(drawing: Drawing, made: MadeCode): Specimen {
  if (!drawing.code) throw new RangeError('The page has no code');
  const { grid, x, y } = drawing.code;
  const { text, code } = made;
  const page = rasterize(drawing);
  const size = gridSize(grid);
  if (page.width === size && page.height === size) return { text, code, picture: page, grid, made };
  return { text, code, picture: cutPixels(page, { x, y, width: size, height: size }), page, grid, made };
}
