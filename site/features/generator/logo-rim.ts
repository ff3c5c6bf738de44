import { luma, parseColor } from '#design';
import { lumaOf, type Pixels } from '#raster';

/** Difference of lumas that is still seen as none. */
const UNSEEN = 24;

/** Median luma, 0 to 255, of opaque pixels beside transparent ones. Null without any: the logo has its own ground. */
export function findRimLuma({ width, height, data }: Pixels): number | null {
  const lumas: number[] = [];
  const isOpaque = (pixel: number) => data[4 * pixel + 3] >= 128;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const isRim =
        isOpaque(pixel) &&
        ((x > 0 && !isOpaque(pixel - 1)) ||
          (x < width - 1 && !isOpaque(pixel + 1)) ||
          (y > 0 && !isOpaque(pixel - width)) ||
          (y < height - 1 && !isOpaque(pixel + width)));
      if (isRim) lumas.push(lumaOf(data[4 * pixel], data[4 * pixel + 1], data[4 * pixel + 2]));
    }
  }
  return lumas.length > 0 ? lumas.sort((one, other) => one - other)[lumas.length >> 1] : null;
}

/** Whether a logo with this rim cannot be told from a box of this color. */
export function isLostOn(rim: number, box: string): boolean {
  const color = parseColor(box);
  return color !== null && Math.abs(luma(color) - rim) < UNSEEN;
}
