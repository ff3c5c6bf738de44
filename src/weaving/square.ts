import { cropBox, type WeaveCrop } from '#design';
import { flattenOn, type Pixels, resample } from '#raster';

const WHITE = 255;

/** The part of an image that is woven, drawn with `size × size` pixels; what is clear shows white. */
export function cutSquare(image: Pixels, crop: WeaveCrop, size: number): Pixels {
  const { x, y, side } = cropBox(image, crop);
  return flattenOn(resample(image, { x, y, width: side, height: side }, size, size), WHITE);
}
