import type { ImageLayer } from '#drawing';
import { cutPixels, type Pixels } from '#raster';

/** What is seen of a layer's image, in the image's own pixels: of one that covers its box, the part inside. */
export function cutImage({ image: { pixels }, width, height, fit }: ImageLayer): Pixels {
  if (fit === 'fill') return pixels;
  const seenWidth = Math.max(1, Math.round(Math.min(pixels.width, (pixels.height * width) / height)));
  const seenHeight = Math.max(1, Math.round(Math.min(pixels.height, (pixels.width * height) / width)));
  const [x, y] = [(pixels.width - seenWidth) >> 1, (pixels.height - seenHeight) >> 1];
  return cutPixels(pixels, { x, y, width: seenWidth, height: seenHeight });
}
