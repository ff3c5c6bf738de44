// What is dark and what is light to a reader that compares each point with the mean around it, as OpenCV does. Such a reader sees edges within
// an even area, where one half is a little darker than the other: those that an image leaves in a finder pattern or in the quiet zone.
import { type GrayPicture, gaussianKernel } from '#raster';

/** A rectangle of a picture, in whole pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which pixels of a region count; their places are counted from the region's. */
export type Part = (x: number, y: number) => boolean;

/** Standard deviation of the mean around a point, and how far it reaches, as shares of the picture: OpenCV's window of 83 pixels in 512. */
const DEVIATION = 0.025;
const REACH = 0.08;

/** Dark is what is darker than the mean around by so many levels. */
const DARKER = 2;

/** Luma that differs by no more is one tone. */
const ONE_TONE = 1;

/** How many pixels of a region are dark in the mean around them, of how many. */
export function countDark(picture: GrayPicture, region: Region, isPart: Part = isAny): { dark: number; all: number } {
  const { left, top, width, height } = region;
  const means = meansAround(picture, region);
  const count = { dark: 0, all: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isPart(x, y)) continue;
      count.all++;
      if (picture.luma[(top + y) * picture.width + left + x] <= means[y * width + x] - DARKER) count.dark++;
    }
  }
  return count;
}

/** Whether regions, taken together, have no edges. */
export function areOneTone(picture: GrayPicture, regions: readonly Region[], isPart: Part = isAny): boolean {
  let [least, most] = [255, 0];
  for (const { left, top, width, height } of regions) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (!isPart(x, y)) continue;
        const luma = picture.luma[(top + y) * picture.width + left + x];
        least = Math.min(least, luma);
        most = Math.max(most, luma);
      }
    }
  }
  return most - least <= ONE_TONE;
}

function isAny(): boolean {
  return true;
}

/** The Gaussian mean around each pixel of a region, row by row; beyond the picture's edges it goes on as it ends. */
function meansAround(picture: GrayPicture, region: Region): Float32Array {
  const weights = gaussianKernel(DEVIATION * picture.width, Math.round(REACH * picture.width));
  const radius = weights.length >> 1;
  const { left, top, width, height } = region;
  const columns = Array.from({ length: width + 2 * radius }, (_, k) => within(left - radius + k, picture.width));
  const rows = Array.from({ length: height + 2 * radius }, (_, k) => within(top - radius + k, picture.height));
  const acrossRows = new Float32Array(width * rows.length);
  const padded = new Float32Array(columns.length);
  for (let j = 0; j < rows.length; j++) {
    for (let k = 0; k < columns.length; k++) padded[k] = picture.luma[rows[j] * picture.width + columns[k]];
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += weights[k] * padded[x + k];
      acrossRows[j * width + x] = sum;
    }
  }
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += weights[k] * acrossRows[(y + k) * width + x];
      means[y * width + x] = sum;
    }
  }
  return means;
}

function within(place: number, length: number): number {
  return Math.min(length - 1, Math.max(0, place));
}
