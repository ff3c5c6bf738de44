import type { QrDesign } from '#design';
import { rasterize } from '#drawing';
import { decodePng, encodePng, isSamePixels, type UploadedImage, writeDataUrl } from '#raster';
import { type MadeCode, makeCode } from './make-code.ts';

/**
 * The specified picture of a design, 400 × 400, as a PNG's data URL: a file that was read back and holds the very pixels that were
 * drawn. Rejects with what `makeCode` throws, and where the browser's compression spoils the file.
 */
export async function makePicture(
  design: QrDesign,
  image: UploadedImage | null,
): Promise<{ readonly made: MadeCode; readonly picture: string }> {
  const made = makeCode(design, image);
  const pixels = rasterize(made.drawing);
  const png = await encodePng(pixels);
  const written = await decodePng(png);
  if (!written || !isSamePixels(written, pixels)) throw new Error('The PNG does not hold the picture');
  return { made, picture: writeDataUrl('image/png', png) };
}
