// Dark and light for a decoder that compares each pixel with the mean around it, as OpenCV does. Such a decoder sees an
// edge wherever one side is slightly darker than the other. An image can cause that in a finder pattern or in the quiet
// zone.
import { type GrayPicture, gaussianBlur } from '#raster';

/** A rectangle of a picture, in whole pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Standard deviation of the Gaussian, and its reach, as shares of the picture's width. They are those of OpenCV's
 * window of 83 pixels in a picture of 512.
 */
const DEVIATION = 0.025;
const REACH = 0.08;

/** A pixel is dark if it is this many levels darker than the mean around it. */
const DARKER = 2;

/** Luma that differs by no more than this is one tone. */
const ONE_TONE = 1;

/** Means change slowly, so they are computed for squares with this many pixels on a side, and interpolated. */
const STEP = 2;

/**
 * Returns a value for each pixel, row by row: 1 if the pixel is at least `DARKER` levels darker than the mean around
 * it, otherwise 0. For these means, the picture's outermost pixels are repeated beyond its edges.
 */
export function darkInTheMean(picture: GrayPicture): Uint8Array {
  const { width, height, luma } = picture;
  const coarse = gaussianBlur(coarsened(picture), (DEVIATION * width) / STEP, Math.round((REACH * width) / STEP));
  const means = coarse.luma;
  const columns = placesBetween(width, coarse.width);
  const rows = placesBetween(height, coarse.height);
  const dark = new Uint8Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    const upper = rows.before[y] * coarse.width;
    const lower = rows.after[y] * coarse.width;
    const down = rows.weight[y];
    for (let x = 0; x < width; x++, index++) {
      const [left, right, along] = [columns.before[x], columns.after[x], columns.weight[x]];
      const above = means[upper + left] + along * (means[upper + right] - means[upper + left]);
      const below = means[lower + left] + along * (means[lower + right] - means[lower + left]);
      if (luma[index] <= above + down * (below - above) - DARKER) dark[index] = 1;
    }
  }
  return dark;
}

/** Whether all pixels of the regions together have one tone. */
export function areOneTone(picture: GrayPicture, regions: readonly Region[]): boolean {
  let [least, most] = [255, 0];
  for (const { left, top, width, height } of regions) {
    for (let y = top; y < top + height; y++) {
      for (let index = y * picture.width + left; index < y * picture.width + left + width; index++) {
        const luma = picture.luma[index];
        if (luma < least) least = luma;
        if (luma > most) most = luma;
      }
    }
  }
  return most - least <= ONE_TONE;
}

/**
 * Returns, for each of `length` pixels, the indices of the coarse values before and after the pixel, and the pixel's
 * distance from the value before it, from 0 to 1. `count` is the number of coarse values.
 */
function placesBetween(length: number, count: number) {
  const before = new Uint16Array(length);
  const after = new Uint16Array(length);
  const weight = new Float32Array(length);
  for (let place = 0; place < length; place++) {
    const middle = (place + 0.5) / STEP - 0.5;
    before[place] = Math.max(0, Math.floor(middle));
    after[place] = Math.min(count - 1, Math.floor(middle) + 1);
    weight[place] = middle - Math.floor(middle);
  }
  return { before, after, weight };
}

/** Returns the mean of each square of `STEP × STEP` pixels. Squares at the right and bottom edges may be smaller. */
function coarsened({ width, height, luma }: GrayPicture): GrayPicture {
  const coarse = { width: Math.ceil(width / STEP), height: Math.ceil(height / STEP) };
  const sums = new Float32Array(coarse.width * coarse.height);
  const counts = new Uint8Array(sums.length);
  for (let y = 0, index = 0; y < height; y++) {
    const row = Math.floor(y / STEP) * coarse.width;
    for (let x = 0; x < width; x++, index++) {
      const square = row + Math.floor(x / STEP);
      sums[square] += luma[index];
      counts[square]++;
    }
  }
  return { ...coarse, luma: sums.map((sum, square) => sum / counts[square]) };
}
