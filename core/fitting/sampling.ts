import type { ModuleGrid } from '#drawing';
import type { GrayPicture } from '#raster';

/** A quarter of a module before the center, at the center, and a quarter after it. */
const WEIGHTS = [1, 2, 1] as const;

/** Returns the pixels at which decoders sample: three a cell, quiet zone included, for columns and rows alike. */
export function readingPoints({ edges }: ModuleGrid): Int32Array {
  const points = new Int32Array(3 * (edges.length - 1));
  for (let k = 0; k + 1 < edges.length; k++) {
    const width = edges[k + 1] - edges[k];
    for (let i = 0; i < 3; i++) points[3 * k + i] = edges[k] + Math.floor((width * (i + 1)) / 4);
  }
  return points;
}

/** Returns the weight of the point in column `i` and row `j` (0 to 2) of a module; the nine weights add up to 1. */
export function pointWeight(i: number, j: number): number {
  return (WEIGHTS[i] * WEIGHTS[j]) / 16;
}

/** In pixels; `right` and `bottom` are exclusive. */
interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the mean luma over a window of `2 · radius` pixels around a pixel, cut off at the picture's edges. */
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
