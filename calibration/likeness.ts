// Measures how similar a picture on a code is to the original, and draws halftone codes to compare with. Only for
// calibration: the site never loads this file.
import { DEFAULT_WEAVE } from '#design';
import { edgeOf, gridSize, type ModuleGrid, pixelGrid } from '#drawing';
import { encode, isDark, moduleRoles, Role } from '#engine';
import { clearPixels, type Pixels, toGray } from '#raster';
import { boxBlur, cutSquare } from '#weaving';

const WHITE = 255;

/** Structural similarity after Wang, Bovik, Sheikh and Simoncelli (2004), for values from 0 to 255. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Returns the image cut to a square, drawn where the modules of `grid` lie, with white around it. */
export function placeOriginal(image: Pixels, grid: ModuleGrid): Pixels {
  const size = gridSize(grid);
  const start = edgeOf(grid, 0);
  const width = edgeOf(grid, grid.modules) - start;
  const drawn = cutSquare(image, DEFAULT_WEAVE.crop, width);
  const placed = clearPixels(size, size);
  placed.data.fill(255);
  for (let y = 0; y < width; y++) {
    placed.data.set(drawn.data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * ((y + start) * size + start));
  }
  return placed;
}

/** The similarity of a picture to its original: 1 if they are equal. */
export interface Likeness {
  readonly luma: number;
  /** Mean similarity of the luma and of both chroma channels, Cb and Cr. */
  readonly color: number;
}

/**
 * Returns the structural similarity of two pictures on the same grid, as the mean over windows of 3 × 3 modules. Both
 * pictures are blurred first, because people see the whole rather than single modules. The blur is nearly a Gaussian
 * with a standard deviation of one module.
 */
export function likeness(picture: Pixels, original: Pixels, grid: ModuleGrid): Likeness {
  const { width } = picture;
  const module = Math.max(1, Math.round(width / (grid.modules + 2 * grid.margin)));
  const blurred = [picture, original].map((pixels) =>
    lumaAndChroma(pixels).map((plane) => boxBlur(plane, width, module, 3)),
  );
  const [luma, ...chroma] = blurred[0].map((plane, k) => meanSimilarity(plane, blurred[1][k], width, module));
  return { luma, color: (luma + chroma[0] + chroma[1]) / 3 };
}

/** Returns Y, Cb and Cr after ITU-R BT.601, each from 0 to 255. */
function lumaAndChroma(pixels: Pixels): Float32Array[] {
  const { luma } = toGray(pixels, WHITE);
  const cb = luma.map((y, i) => 128 + 0.564 * (pixels.data[4 * i + 2] - y));
  const cr = luma.map((y, i) => 128 + 0.713 * (pixels.data[4 * i] - y));
  return [luma, cb, cr];
}

function meanSimilarity(a: Float32Array, b: Float32Array, width: number, module: number): number {
  const window = 3 * module;
  let sum = 0;
  let count = 0;
  for (let top = 0; top + window <= width; top += module) {
    for (let left = 0; left + window <= width; left += module) {
      sum += similarity(a, b, width, left, top, window);
      count++;
    }
  }
  return sum / count;
}

function similarity(
  a: Float32Array,
  b: Float32Array,
  width: number,
  left: number,
  top: number,
  window: number,
): number {
  let [meanA, meanB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  const count = window ** 2;
  for (let y = top; y < top + window; y++) {
    for (let x = left; x < left + window; x++) {
      const [p, q] = [a[y * width + x], b[y * width + x]];
      meanA += p / count;
      meanB += q / count;
      squareA += (p * p) / count;
      squareB += (q * q) / count;
      product += (p * q) / count;
    }
  }
  const [varianceA, varianceB] = [squareA - meanA ** 2, squareB - meanB ** 2];
  const covariance = product - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  );
}

/**
 * Draws a halftone code as published by Chu, Chang, Yang and Mitra (2013), in black and white. Each module has 3 × 3
 * cells: the middle one has the module's color, the others show the dithered picture. Function patterns are whole
 * modules. The level is H, as in the paper.
 */
export function drawHalftone(text: string, image: Pixels): { pixels: Pixels; grid: ModuleGrid } {
  const code = encode(text, { level: 'H', eci: true });
  const cells = 3 * code.size;
  const wanted = toGray(cutSquare(image, DEFAULT_WEAVE.crop, cells), WHITE).luma;
  const roles = moduleRoles(code.version, code.level);
  const isCellDark = ditherCells(wanted, cells);
  const grid = pixelGrid(code.size);
  const pixels = clearPixels(gridSize(grid), gridSize(grid));
  pixels.data.fill(255);
  for (let y = 0; y < gridSize(grid); y++) {
    for (let x = 0; x < gridSize(grid); x++) {
      const [column, row] = [moduleAt(grid, x), moduleAt(grid, y)];
      if (column < 0 || row < 0 || column >= code.size || row >= code.size) continue;
      const [u, w] = [cellAt(grid, x, column), cellAt(grid, y, row)];
      const isMiddle = u === 1 && w === 1;
      const isFixed = isMiddle || roles[row * code.size + column] < Role.data;
      const isPixelDark = isFixed
        ? isDark(code, column, row)
        : isCellDark[(3 * row + w) * cells + 3 * column + u] === 1;
      if (isPixelDark) pixels.data.fill(0, 4 * (y * gridSize(grid) + x), 4 * (y * gridSize(grid) + x) + 3);
    }
  }
  return { pixels, grid };
}

function moduleAt(grid: ModuleGrid, pixel: number): number {
  return grid.edges.findLastIndex((edge) => edge <= pixel) - grid.margin;
}

function cellAt(grid: ModuleGrid, pixel: number, module: number): number {
  const [start, end] = [edgeOf(grid, module), edgeOf(grid, module + 1)];
  return Math.min(2, Math.floor((3 * (pixel - start + 0.5)) / (end - start)));
}

function ditherCells(luma: Float32Array, size: number): Uint8Array {
  const errors = luma.slice();
  return Uint8Array.from(luma, (_, i) => {
    const value = errors[i] >= 128 ? 255 : 0;
    const error = errors[i] - value;
    const hasRight = i % size < size - 1;
    if (hasRight) errors[i + 1] += (error * 7) / 16;
    if (i + size < errors.length) {
      if (i % size > 0) errors[i + size - 1] += (error * 3) / 16;
      errors[i + size] += (error * 5) / 16;
      if (hasRight) errors[i + size + 1] += error / 16;
    }
    return value === 0 ? 1 : 0;
  });
}
