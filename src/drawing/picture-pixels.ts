import type { PictureImage } from './drawing.ts';
import { PictureError } from './picture-error.ts';
import type { Pixels } from './rasterize.ts';

/** No image is drawn larger than the picture: more pixels would say nothing more. */
const LONGEST = 400;

/**
 * The pixels of a decoded image, in its own proportions, with at most 400 on the longer side.
 * Throws a `PictureError` when the browser gives no canvas, or for an image that is not decoded.
 */
export function readPicturePixels(image: PictureImage): Pixels {
  if (!image.source) throw new PictureError('custom-image');
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PictureError('no-canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image.source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
