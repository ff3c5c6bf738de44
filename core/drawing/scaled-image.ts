import { type Box, cutPixels, type Pixels, resampleRows, smallestAtLeast, wordsOf } from '#raster';
import type { ImageLayer } from './drawing.ts';

/** Keeps the last scaled version of each image, because a design is redrawn more often than its image changes. */
const lastScaled = new WeakMap<Pixels, { readonly key: string; readonly scaled: Pixels }>();

/** Scaled images of up to this many pixels are kept whole. For larger ones, only the requested rows are made. */
const MOST_KEPT = 1_000_000;

/** Returns `count` rows of an image layer's pixels, starting with row `first`; each has `layer.width` pixels. */
export function scaleImage(layer: ImageLayer, first: number, count: number): Pixels {
  return layer.isTurned
    ? turnPixels(scaleUpright(layer, layer.height - first - count, count))
    : scaleUpright(layer, first, count);
}

/** Returns pixels turned by 180 degrees. */
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
  // Scaling a reduced copy that is at least twice the target size looks as good as scaling the original.
  const source = smallestAtLeast(pixels, 2 * width, 2 * height);
  const box =
    fit === 'fill' ? { x: 0, y: 0, width: source.width, height: source.height } : coverBox(source, width / height);
  return resampleRows(source, box, width, height, first, count);
}

/** Returns the largest part of the image, from its middle, that has these proportions (width / height). */
function coverBox({ width, height }: Pixels, proportions: number): Box {
  const seenWidth = Math.min(width, height * proportions);
  const seenHeight = Math.min(height, width / proportions);
  return { x: (width - seenWidth) / 2, y: (height - seenHeight) / 2, width: seenWidth, height: seenHeight };
}
