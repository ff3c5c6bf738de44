import type { QrDesign } from '#design';
import { rasterize } from '#drawing';
import { encodePng, type UploadedImage, writeDataUrl } from '#raster';
import { type MadeCode, makeCode } from './make-code.ts';

/** The specified picture of a design, 400 × 400, as a PNG's data URL. Rejects with what `makeCode` throws. */
export async function makePicture(
  design: QrDesign,
  image: UploadedImage | null,
): Promise<{ readonly made: MadeCode; readonly picture: string }> {
  const made = makeCode(design, image);
  const png = await encodePng(rasterize(made.drawing));
  return { made, picture: writeDataUrl('image/png', png) };
}
