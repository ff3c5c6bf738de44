import type { GrayPicture } from '#raster';

/** A part of a picture, in pixels; `right` and `bottom` are exclusive. */
interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns a function that gives the mean luma around any pixel of a region: the mean over a window of `2 · radius`
 * pixels in width and height, cut off at the picture's edges.
 */
export function localMeans(
  { width, height, luma }: GrayPicture,
  region: Region,
  radius: number,
): (x: number, y: number) => number {
  const left = Math.max(0, region.left - radius);
  const top = Math.max(0, region.top - radius);
  const right = Math.min(width, region.right + radius);
  const bottom = Math.min(height, region.bottom + radius);
  // A summed-area table: each entry is the sum of all pixels above and to the left.
  const stride = right - left + 1;
  const sums = new Float64Array(stride * (bottom - top + 1));
  for (let y = top, index = stride + 1; y < bottom; y++, index++) {
    let row = 0;
    for (let x = left, from = y * width + left; x < right; x++, from++, index++) {
      row += luma[from];
      sums[index] = sums[index - stride] + row;
    }
  }
  return (x, y) => {
    const first = Math.max(left, x - radius) - left;
    const end = Math.min(right, x + radius) - left;
    const upper = (Math.max(top, y - radius) - top) * stride;
    const lower = (Math.min(bottom, y + radius) - top) * stride;
    const sum = sums[lower + end] - sums[lower + first] - sums[upper + end] + sums[upper + first];
    return (sum * stride) / ((end - first) * (lower - upper));
  };
}
