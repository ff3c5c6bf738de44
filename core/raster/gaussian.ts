import type { GrayPicture } from './gray.ts';

/**
 * Blurs a picture with a Gaussian of standard deviation `deviation`, cut off at `radius` pixels; both are in pixels.
 * Beyond the edges of the picture, its outermost pixels are repeated.
 */
export function gaussianBlur(picture: GrayPicture, deviation: number, radius: number): GrayPicture {
  const kernel = gaussianKernel(deviation, radius);
  // Each pass transposes the picture, so that two passes blur in both directions.
  return blurRows(blurRows(picture, kernel), kernel);
}

/** Returns `2 · radius + 1` weights that add up to 1. */
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
