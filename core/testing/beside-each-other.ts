import type { Pixels } from '#raster';

/** Joins pictures of the same height side by side. */
export function besideEachOther(pictures: readonly Pixels[]): Pixels {
  const { height } = pictures[0];
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const data = new Uint8ClampedArray(4 * width * height);
  let left = 0;
  for (const picture of pictures) {
    for (let y = 0; y < height; y++) {
      data.set(picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width), 4 * (y * width + left));
    }
    left += picture.width;
  }
  return { width, height, data };
}
