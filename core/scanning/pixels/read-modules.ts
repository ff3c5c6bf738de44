import type { ModuleGrid } from '#drawing';
import { isDark } from '#engine';
import { pointWeight, readingPoints } from '#fitting';
import { type GrayPicture, lumaAt, type Pixels } from '#raster';
import type { Bend } from './bend.ts';
import { lumaBetween, type Projection, project } from './projection.ts';
import type { CodePicture } from './specimen.ts';

/** The luma of every module as a decoder samples it, with its threshold: `size × size` values each, row by row. */
export interface ModuleReading {
  readonly size: number;
  /** 0 to 255. */
  readonly luma: Float64Array;
  readonly threshold: Float64Array;
}

/** Luma per cell, row by row. A cell is a module of the code or of its quiet zone. */
export interface LumaGrid {
  readonly width: number;
  readonly luma: Float64Array;
}

/** Whole pixels to the right and down. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

const IN_PLACE: Offset = { x: 0, y: 0 };

/** Half the side of the window for a threshold, as a share of the picture. Decoders use 40 of 400 pixels. */
const WINDOW_SHARE = 1 / 20;

/** A lower standard deviation counts as one tone. ZXing's limit for a block's range is twice this. */
const FLAT_DEVIATION = 12;

/**
 * Reads the luma at each module's center, or `offset` from it, with a threshold from its surroundings, as decoders do
 * in gradients, photographs and shadows. Transparent parts are white. Throws a `RangeError` if a module is narrower
 * than one pixel.
 */
export function readModules(picture: Pixels, grid: ModuleGrid, offset: Offset = IN_PLACE): ModuleReading {
  return readingOf(sampleLuma(picture, grid, offset), grid.modules, grid.margin);
}

const FLAT: Pick<Bend, 'shiftAt'> = { shiftAt: () => ({ x: 0, y: 0 }) };

/** Reads each module of a code of `size` modules where it is seen in a picture taken from any angle. */
export function readSeenModules(
  gray: GrayPicture,
  projection: Projection,
  size: number,
  { shiftAt }: Pick<Bend, 'shiftAt'> = FLAT,
): ModuleReading {
  const margin = 1;
  const width = size + 2 * margin;
  const luma = new Float64Array(width * width);
  for (let y = 0, index = 0; y < width; y++) {
    for (let x = 0; x < width; x++, index++) {
      for (let k = 0; k < 9; k++) {
        const [i, j] = [k % 3, Math.floor(k / 3)];
        const [across, down] = [x - margin + (i + 1) / 4, y - margin + (j + 1) / 4];
        const shift = shiftAt(across, down);
        const seen = project(projection, across + shift.x, down + shift.y);
        luma[index] += pointWeight(i, j) * lumaBetween(gray, seen.x, seen.y);
      }
    }
  }
  // In a dim photograph, both tones differ by less.
  const range = luma.reduce((high, value) => Math.max(high, value)) - luma.reduce((low, value) => Math.min(low, value));
  return readingOf({ width, luma }, size, margin, (FLAT_DEVIATION * range) / 255);
}

function readingOf(cells: LumaGrid, size: number, margin: number, flat = FLAT_DEVIATION): ModuleReading {
  const thresholds = localThresholds(cells, flat);
  const luma = new Float64Array(size * size);
  const threshold = new Float64Array(size * size);
  for (let y = 0; y < size; y++) {
    const from = (y + margin) * cells.width + margin;
    luma.set(cells.luma.subarray(from, from + size), y * size);
    threshold.set(thresholds.subarray(from, from + size), y * size);
  }
  return { size, luma, threshold };
}

/** Returns the luma of each cell: the weighted mean of nine points around its center. */
export function sampleLuma(picture: Pixels, grid: ModuleGrid, offset: Offset = IN_PLACE): LumaGrid {
  const width = grid.edges.length - 1;
  if (picture.width < width || picture.height < width) {
    throw new RangeError(
      `A code of ${grid.modules} modules needs at least ${width} pixels, got ${picture.width} × ${picture.height}`,
    );
  }
  const points = readingPoints(grid);
  const columns = points.map((place) => within(place + offset.x, picture.width));
  const rows = points.map((place) => within(place + offset.y, picture.height));
  const weights = Float64Array.from({ length: 9 }, (_, k) => pointWeight(k % 3, Math.floor(k / 3)));
  const luma = new Float64Array(width * width);
  for (let y = 0, index = 0; y < width; y++) {
    for (let x = 0; x < width; x++, index++) {
      for (let j = 0, k = 0; j < 3; j++) {
        const row = rows[3 * y + j] * picture.width;
        for (let i = 0; i < 3; i++, k++) {
          luma[index] += weights[k] * lumaAt(picture.data, 4 * (row + columns[3 * x + i]));
        }
      }
    }
  }
  return { width, luma };
}

/** Returns a threshold for each cell: the mean around it. A window with only one tone is widened until it has two. */
export function localThresholds({ width, luma }: LumaGrid, flat = FLAT_DEVIATION): Float64Array {
  const sums = summedArea(luma, width);
  const squares = summedArea(
    luma.map((value) => value * value),
    width,
  );
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
        const meanOf = (sum: Float64Array): number =>
          (sum[lower + right] - sum[lower + left] - sum[upper + right] + sum[upper + left]) / count;
        const mean = meanOf(sums);
        thresholds[index] = mean;
        const isFlat = meanOf(squares) - mean * mean < flat * flat;
        if (!isFlat || count === width * width) break;
      }
    }
  }
  return thresholds;
}

function summedArea(values: Float64Array, width: number): Float64Array {
  const sums = new Float64Array((width + 1) * (width + 1));
  for (let y = 0, index = 0; y < width; y++) {
    let row = 0;
    for (let x = 0; x < width; x++, index++) {
      row += values[index];
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  return sums;
}

function within(place: number, length: number): number {
  return Math.min(length - 1, Math.max(0, place));
}

/** The standard's quiet zone, in modules (ISO/IEC 18004:2015, 9.1). */
const QUIET_ZONE = 4;

/** Share of the modules of a ring around the code that may be dark: noise, and the edge of the paper. */
const STRAY_SHARE = 0.02;

/** Whole modules without marks on all four sides, 0 to 4, as far as the grid goes. `isInverted`: light on dark. */
export function measureMargin({ code, picture, grid }: CodePicture, isInverted: boolean): number {
  const { width, luma } = sampleLuma(picture, grid);
  const tones: Record<'dark' | 'light', number[]> = { dark: [], light: [] };
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const own = luma[(y + grid.margin) * width + x + grid.margin];
      tones[isDark(code, x, y) ? 'dark' : 'light'].push(own);
    }
  }
  const middle = (median(tones.dark) + median(tones.light)) / 2;
  const isMark = (index: number): boolean => luma[index] < middle !== isInverted;
  for (let margin = 0; margin < Math.min(grid.margin, QUIET_ZONE); margin++) {
    const near = grid.margin - margin - 1;
    const far = grid.margin + code.size + margin;
    let marks = 0;
    for (let k = near; k <= far; k++) {
      for (const index of [near * width + k, far * width + k, k * width + near, k * width + far]) {
        if (isMark(index)) marks++;
      }
    }
    if (marks > STRAY_SHARE * 4 * (far - near + 1)) return margin;
  }
  return Math.min(grid.margin, QUIET_ZONE);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
