import { type Box, type Pixels, resample, smallestAtLeast } from '#raster';
import type { ImageLayer } from './drawing.ts';

/** The last size of each image: colours and texts change more often than it. */
const lastScaled = new WeakMap<Pixels, { readonly key: string; readonly scaled: Pixels }>();

/** The pixels that an image layer shows, `layer.width × layer.height` of them. Shared between calls: do not modify. */
export function scaleImage({ image: { pixels }, width, height, fit }: ImageLayer): Pixels {
  const key = `${width} ${height} ${fit}`;
  const last = lastScaled.get(pixels);
  if (last?.key === key) return last.scaled;
  // From twice as many pixels as are drawn there is nothing to be seen of the steps between.
  const source = smallestAtLeast(pixels, 2 * width, 2 * height);
  const box =
    fit === 'fill' ? { x: 0, y: 0, width: source.width, height: source.height } : coverBox(source, width / height);
  const scaled = resample(source, box, width, height);
  lastScaled.set(pixels, { key, scaled });
  return scaled;
}

/** The largest part from the middle of the image with these proportions. */
function coverBox({ width, height }: Pixels, proportions: number): Box {
  const seenWidth = Math.min(width, height * proportions);
  const seenHeight = Math.min(height, width / proportions);
  return { x: (width - seenWidth) / 2, y: (height - seenHeight) / 2, width: seenWidth, height: seenHeight };
}
