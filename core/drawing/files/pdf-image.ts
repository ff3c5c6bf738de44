// Images in a PDF file. ISO 32000-2, 8.9.5 (images), 11.6.5.2 (soft masks), 7.4.4.4 (predictors).

import { compressRows, type Pixels } from '#raster';
import type { PdfObjects, PdfReference } from './pdf-objects.ts';
import type { PdfInk } from './pdf-paint.ts';

/** Adds an image. An image that is not opaque gets a soft mask. For black ink, the image is stored as grayscale. */
export async function addImage(objects: PdfObjects, pixels: Pixels, ink: PdfInk): Promise<PdfReference> {
  const isOpaque = pixels.data.every((value, index) => index % 4 !== 3 || value === 255);
  const mask = isOpaque ? null : await addChannels(objects, pixels, 'DeviceGray', [3]);
  const entries = mask ? `/SMask ${mask}` : '';
  // In black ink, pixels have the same value in all three channels.
  return ink === 'black'
    ? addChannels(objects, pixels, 'DeviceGray', [0], entries)
    : addChannels(objects, pixels, 'DeviceRGB', [0, 1, 2], entries);
}

async function addChannels(
  objects: PdfObjects,
  { width, height, data }: Pixels,
  space: 'DeviceGray' | 'DeviceRGB',
  channels: readonly number[],
  entries = '',
): Promise<PdfReference> {
  function* rows(): Generator<Uint8Array> {
    for (let y = 0; y < height; y++) {
      const row = new Uint8Array(width * channels.length);
      for (let x = 0, to = 0; x < width; x++) {
        for (const channel of channels) row[to++] = data[4 * (y * width + x) + channel];
      }
      yield row;
    }
  }
  const count = channels.length;
  return objects.addStream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${space} /BitsPerComponent 8 ` +
      `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors ${count} /BitsPerComponent 8 /Columns ${width} >> ${entries}`.trimEnd(),
    await compressRows(rows(), count),
  );
}
