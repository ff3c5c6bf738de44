import type { QrDesign } from '#design';
import { rasterizeInBands } from '#drawing';
import { decodePng, encodeBands, isSameAsBands, type UploadedImage, writeDataUrl } from '#raster';
import { type EarlierCode, type MadeCode, makeCode } from './make-code.ts';

/**
 * Draws a design as the product's specification requires: a PNG of 400 × 400 pixels as a data URL. The PNG is decoded
 * again and compared with the drawn pixels. For the parameter `before`, see `makeCode`. Rejects with an error of
 * `makeCode`, or with an `Error` if the browser's compression damages the file.
 */
export async function makePicture(
  design: QrDesign,
  image: UploadedImage | null,
  before: EarlierCode | null = null,
): Promise<{ readonly made: MadeCode; readonly picture: string }> {
  const made = makeCode(design, image, before);
  const drawn = rasterizeInBands(made.drawing);
  const png = await encodeBands(drawn);
  const written = await decodePng(png);
  if (!written || !isSameAsBands(written, drawn)) throw new Error('The PNG does not hold the picture');
  return { made, picture: writeDataUrl('image/png', png) };
}
