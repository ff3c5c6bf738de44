import { type Box, cutPixels, type Pixels, resampleRows, smallestAtLeast, wordsOf } from '#raster';
import type { ImageLayer } from './drawing.ts';

/** The last scaled version of each image, because colors and texts change more often. */
const lastScaled = new WeakMap<Pixels, { readonly key: string; readonly scaled: Pixels }>();

/** Scaled images of up to this many pixels are kept whole; of larger ones only the requested rows are made. */
const MOST_KEPT = 1_000_000;

/** Rows of the pixels that an image layer shows, `layer.width` in each: `count` from row `first` on. */
export function scaleImage(layer: ImageLayer, first: number, count: number): Pixels {
  return layer.isTurned
    ? turnPixels(scaleUpright(layer, layer.height - first - count, count))
    : scaleUpright(layer, first, count);
}

/** Returns the same pixels upside down. */
function turnPixels(pixels: Pixels): Pixels {
  const data = pixels.data.slice();
  wordsOf({ ...pixels, data }).reverse();
  return { ...pixels, data };
}

function scaleUpright(layer: ImageLayer, first: number, count: number): Pixels {
  const { image, width, height, fit } = layer;
  if (width * height > MOST_KEPT) return scaleRows(layer, first, count);
  const key = `${width} ${height} ${fit}`;
  let last = lastScaled.get(image.pixels);
  if (last?.key !== key) {
    last = { key, scaled: scaleRows(layer, 0, height) };
    lastScaled.set(image.pixels, last);
  }
  return count === height ? last.scaled : cutPixels(last.scaled, { x: 0, y: first, width, height: count });
}

function scaleRows({ image: { pixels }, width, height, fit }: ImageLayer, first: number, count: number): Pixels {
  // With at least twice as many pixels as are drawn, the steps between pixels are invisible.
  const source = smallestAtLeast(pixels, 2 * width, 2 * height);
  const box =
    fit === 'fill' ? { x: 0, y: 0, width: source.width, height: source.height } : coverBox(source, width / height);
  return resampleRows(source, box, width, height, first, count);
}

/** The largest part from the middle of the image with these proportions. */
function coverBox({ width, height }: Pixels, proportions: number): Box {
  const seenWidth = Math.min(width, height * proportions);
  const seenHeight = Math.min(height, width / proportions);
  return { x: (width - seenWidth) / 2, y: (height - seenHeight) / 2, width: seenWidth, height: seenHeight };
}
