import type { Pixels } from '#drawing';

/** What a reader sees in the middle of every module. `size × size` values each, row by row. */
export interface ModuleReading {
  /** Modules along one side. */
  readonly size: number;
  /** 0 to 255. */
  readonly luma: Float64Array;
  /** The luma that parts dark from light around each module. */
  readonly threshold: Float64Array;
}

/** A picture's luma per module, quiet zone included: `width × width` values, row by row. */
export interface LumaGrid {
  readonly width: number;
  readonly luma: Float64Array;
}

/** Weight of the middle of a module against the points a quarter of its width away. */
const SAMPLE_WEIGHTS = [1, 2, 1] as const;

/** Half the side of the window that a threshold comes from, as a share of the picture: common readers look 40 pixels around in 400. */
const WINDOW_SHARE = 1 / 20;

/** A window whose luma deviates less has no two sides to part. Readers take a range of about 24 for flat, which is twice this. */
const FLAT_DEVIATION = 12;

/**
 * Reads each module of a code of `size` modules that fills the picture up to a quiet zone of one module: the luma in the module's middle,
 * and a threshold from its surroundings, so that gradients, photographs and shadows part as they do for a reader. What is clear lies on
 * white. Throws a `RangeError` when there is less than one pixel to a module.
 */
export function readModules(pixels: Pixels, size: number): ModuleReading {
  const grid = sampleLuma(pixels, size);
  const thresholds = localThresholds(grid);
  const luma = new Float64Array(size * size);
  const threshold = new Float64Array(size * size);
  for (let y = 0; y < size; y++) {
    const from = (y + 1) * grid.width + 1;
    luma.set(grid.luma.subarray(from, from + size), y * size);
    threshold.set(thresholds.subarray(from, from + size), y * size);
  }
  return { size, luma, threshold };
}

/** The luma of each module of a code of `size` modules and of its quiet zone, by nine points around the module's middle. */
export function sampleLuma(pixels: Pixels, size: number): LumaGrid {
  const width = size + 2;
  if (pixels.width < width || pixels.height < width) {
    throw new RangeError(
      `A code of ${size} modules needs at least ${width} pixels, got ${pixels.width} × ${pixels.height}`,
    );
  }
  const columns = samplePoints(pixels.width, width);
  const rows = samplePoints(pixels.height, width).map((row) => row * pixels.width);
  const luma = new Float64Array(width * width);
  for (let y = 0, index = 0; y < width; y++) {
    for (let x = 0; x < width; x++, index++) {
      let sum = 0;
      for (let j = 0; j < 3; j++) {
        const row = rows[3 * y + j];
        for (let i = 0; i < 3; i++) {
          sum += SAMPLE_WEIGHTS[i] * SAMPLE_WEIGHTS[j] * lumaAt(pixels.data, 4 * (row + columns[3 * x + i]));
        }
      }
      luma[index] = sum / 16;
    }
  }
  return { width, luma };
}

/**
 * Three pixels in each of `cells` parts of `length` pixels, whose edges are rounded as drawings round them: a quarter of a part before its
 * middle, the middle, a quarter after it.
 */
export function samplePoints(length: number, cells: number): Int32Array {
  const points = new Int32Array(3 * cells);
  for (let k = 0; k < cells; k++) {
    const from = Math.round((k * length) / cells);
    const width = Math.round(((k + 1) * length) / cells) - from;
    for (let i = 0; i < 3; i++) points[3 * k + i] = from + Math.floor((width * (i + 1)) / 4);
  }
  return points;
}

/** The weight of sample point `i`, `j` (0 to 2) of a module; the nine of a module add up to 1. */
export function sampleWeight(i: number, j: number): number {
  return (SAMPLE_WEIGHTS[i] * SAMPLE_WEIGHTS[j]) / 16;
}

/** The luma of the pixel that begins at `index`, seen on white. */
export function lumaAt(data: Uint8ClampedArray, index: number): number {
  const luma = 0.299 * data[index] + 0.587 * data[index + 1] + 0.114 * data[index + 2];
  const alpha = data[index + 3];
  return alpha === 255 ? luma : 255 + ((luma - 255) * alpha) / 255;
}

/**
 * For each cell the middle between dark and light around it. Of the window's values the first three moments are kept by exactly one pair of
 * levels in exactly one proportion; the threshold lies halfway between these two levels (W.-H. Tsai, Moment-preserving thresholding, 1985).
 * Unlike the mean it stays in the middle where most of a window is light. Around flat cells the window widens until it holds two sides.
 */
export function localThresholds({ width, luma }: LumaGrid): Float64Array {
  const sums = [1, 2, 3].map((power) => summedArea(luma, width, power));
  const narrowest = Math.max(2, Math.round(width * WINDOW_SHARE));
  const thresholds = new Float64Array(width * width);
  for (let y = 0, index = 0; y < width; y++) {
    for (let x = 0; x < width; x++, index++) {
      for (let radius = narrowest; ; radius *= 2) {
        const left = Math.max(0, x - radius);
        const top = Math.max(0, y - radius);
        const right = Math.min(width, x + radius + 1);
        const bottom = Math.min(width, y + radius + 1);
        const count = (right - left) * (bottom - top);
        const upper = top * (width + 1);
        const lower = bottom * (width + 1);
        const moment = (sum: Float64Array): number =>
          (sum[lower + right] - sum[lower + left] - sum[upper + right] + sum[upper + left]) / count;
        const mean = moment(sums[0]);
        const square = moment(sums[1]);
        const variance = square - mean * mean;
        if (variance >= FLAT_DEVIATION * FLAT_DEVIATION) {
          const skew = moment(sums[2]) - 3 * mean * square + 2 * mean ** 3;
          thresholds[index] = mean + skew / (2 * variance);
          break;
        }
        if (count === width * width) {
          thresholds[index] = mean;
          break;
        }
      }
    }
  }
  return thresholds;
}

/** Sums of the values to the given power above and left of each corner of the grid, `(width + 1)²` of them. */
function summedArea(values: Float64Array, width: number, power: number): Float64Array {
  const sums = new Float64Array((width + 1) * (width + 1));
  for (let y = 0, index = 0; y < width; y++) {
    let row = 0;
    for (let x = 0; x < width; x++, index++) {
      const value = values[index];
      row += power === 1 ? value : power === 2 ? value * value : value * value * value;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  return sums;
}
