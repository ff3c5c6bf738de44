import type { WeaveCrop } from '#design';
import { type Box, flattenOn, type Pixels, resample } from '#raster';

const WHITE = 255;

/** The part of an image that is woven, drawn with `size × size` pixels; what is clear shows white. */
export function cutSquare(image: Pixels, crop: WeaveCrop, size: number): Pixels {
  return flattenOn(resample(image, boxOf(image, crop), size, size), WHITE);
}

/** Moved inside the image where the crop would reach over its edge. */
function boxOf({ width, height }: Pixels, { x, y, side }: WeaveCrop): Box {
  const length = side * Math.min(width, height);
  const place = (share: number, available: number): number =>
    Math.min(available - length, Math.max(0, share * available - length / 2));
  return { x: place(x, width), y: place(y, height), width: length, height: length };
}
