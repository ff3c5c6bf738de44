import { lumaOf, type Pixels, wordsOf } from './pixels.ts';

/** A grayscale picture, as cameras pass it to decoders: luma from 0 to 255, not rounded, row by row. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly luma: Float32Array;
}

/** Luma of the page under a picture, 0 to 255. It shows through transparent parts. */
export type PageLuma = number;

export function toGray(picture: Pixels, page: PageLuma): GrayPicture {
  const { width, height, data } = picture;
  const luma = new Float32Array(width * height);
  const words = wordsOf(picture);
  // In pictures of codes, most pixels have the color of the pixel before, and so the same luma.
  let last = ~words[0];
  let lumaOfLast = page;
  for (let k = 0; k < luma.length; k++) {
    if (words[k] !== last) {
      last = words[k];
      const index = 4 * k;
      const own = lumaOf(data[index], data[index + 1], data[index + 2]);
      lumaOfLast = page + ((own - page) * data[index + 3]) / 255;
    }
    luma[k] = lumaOfLast;
  }
  return { width, height, luma };
}

export function flattenOn({ width, height, data }: Pixels, page: PageLuma): Pixels {
  const flat = data.slice();
  for (let index = 0; index < data.length; index += 4) {
    if (data[index + 3] === 255) continue;
    const alpha = data[index + 3] / 255;
    for (let channel = 0; channel < 3; channel++) {
      flat[index + channel] = page + (data[index + channel] - page) * alpha;
    }
    flat[index + 3] = 255;
  }
  return { width, height, data: flat };
}

export function fromGray({ width, height, luma }: GrayPicture): Pixels {
  const data = new Uint8ClampedArray(4 * luma.length);
  for (let k = 0, index = 0; k < luma.length; k++, index += 4) {
    data[index] = luma[k];
    data[index + 1] = data[index];
    data[index + 2] = data[index];
    data[index + 3] = 255;
  }
  return { width, height, data };
}

/** Blurs with a Gaussian, cut off at `radius`, both in pixels. The outermost pixels are repeated beyond the edges. */
export function gaussianBlur(picture: GrayPicture, deviation: number, radius: number): GrayPicture {
  const kernel = gaussianKernel(deviation, radius);
  // Each pass transposes the picture, so that two passes blur in both directions.
  return blurRows(blurRows(picture, kernel), kernel);
}

function gaussianKernel(deviation: number, radius: number): Float32Array {
  const weights = Array.from({ length: 2 * radius + 1 }, (_, k) =>
    Math.exp(-((k - radius) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float32Array.from(weights, (weight) => weight / sum);
}

function blurRows({ width, height, luma }: GrayPicture, kernel: Float32Array): GrayPicture {
  const radius = kernel.length >> 1;
  const padded = new Float32Array(width + 2 * radius);
  const blurred = new Float32Array(luma.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    padded.fill(luma[row], 0, radius);
    padded.set(luma.subarray(row, row + width), radius);
    padded.fill(luma[row + width - 1], radius + width);
    for (let x = 0; x < width; x++) {
      let sum = kernel[radius] * padded[x + radius];
      // The kernel is symmetric, so two pixels share a multiplication.
      for (let k = 0; k < radius; k++) sum += kernel[k] * (padded[x + k] + padded[x + 2 * radius - k]);
      blurred[x * height + y] = sum;
    }
  }
  return { width: height, height: width, luma: blurred };
}

/** Half as wide and high: each pixel is the mean of four. An odd row or column at the end is left out. */
export function halved({ width, height, luma }: GrayPicture): GrayPicture {
  const [across, down] = [width >> 1, height >> 1];
  const half = new Float32Array(across * down);
  for (let y = 0, k = 0; y < down; y++) {
    for (let x = 0, from = 2 * y * width; x < across; x++, k++, from += 2) {
      half[k] = (luma[from] + luma[from + 1] + luma[from + width] + luma[from + width + 1]) / 4;
    }
  }
  return { width: across, height: down, luma: half };
}
