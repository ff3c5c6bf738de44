// Models of the two local thresholds by which QR decoders tell dark pixels from light ones.

import type { GrayPicture } from '#raster';

/** One for each block of pixels. Darker pixels are read as dark. */
export interface Thresholds {
  /** Pixels along the side of a block. */
  readonly block: number;
  readonly columns: number;
  /** The thresholds of the blocks, row by row. Each is a luma from 0 to 255. */
  readonly values: Float32Array;
}

/** As in ZXing's `HybridBinarizer` and in jsQR. */
const BLOCK = 8;

/** A block whose luma varies by at most this much has no threshold of its own, as in `HybridBinarizer` and in jsQR. */
const LEAST_RANGE = 24;

interface Blocks {
  readonly columns: number;
  readonly rows: number;
  readonly least: Float32Array;
  readonly most: Float32Array;
  readonly mean: Float32Array;
}

/** Returns the thresholds of both models. The picture must have at least 5 × 5 blocks. */
export function thresholdsOf(picture: GrayPicture): readonly Thresholds[] {
  const blocks = measureBlocks(picture);
  return [
    { block: BLOCK, columns: blocks.columns, values: middleThresholds(blocks) },
    { block: BLOCK, columns: blocks.columns, values: meanThresholds(blocks) },
  ];
}

export function thresholdAt({ block, columns, values }: Thresholds, x: number, y: number): number {
  const rows = values.length / columns;
  const column = Math.min(columns - 1, Math.floor(x / block));
  const row = Math.min(rows - 1, Math.floor(y / block));
  return values[row * columns + column];
}

/** If pixels are left over, the last blocks are moved inward and overlap others. */
function measureBlocks({ width, height, luma }: GrayPicture): Blocks {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const least = new Float32Array(columns * rows).fill(255);
  const most = new Float32Array(columns * rows);
  const mean = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const top = Math.min(row * BLOCK, height - BLOCK);
    for (let column = 0; column < columns; column++) {
      const left = Math.min(column * BLOCK, width - BLOCK);
      const block = row * columns + column;
      let sum = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) {
          const value = luma[y * width + x];
          sum += value;
          if (value < least[block]) least[block] = value;
          if (value > most[block]) most[block] = value;
        }
      }
      mean[block] = sum / BLOCK ** 2;
    }
  }
  return { columns, rows, least, most, mean };
}

/** Models newer zxing-cpp: the middle of darkest and lightest luma, mean of 5 × 5 blocks that vary, itself twice. */
function middleThresholds({ columns, rows, least, most }: Blocks): Float32Array {
  const middle = least.map((low, block) => (most[block] - low > LEAST_RANGE ? (low + most[block]) / 2 : 0));
  return middle.map((own, block) => {
    const [x, y] = [block % columns, Math.floor(block / columns)];
    let sum = own;
    let count = own > 0 ? 1 : 0;
    for (let row = Math.max(0, y - 2); row <= Math.min(rows - 1, y + 2); row++) {
      for (let column = Math.max(0, x - 2); column <= Math.min(columns - 1, x + 2); column++) {
        const value = middle[row * columns + column];
        if (value === 0) continue;
        sum += value;
        count++;
      }
    }
    return count > 0 ? sum / count : UNKNOWN;
  });
}

/** The threshold if all blocks around vary too little. */
const UNKNOWN = 128;

/**
 * Models jsQR and older ZXing: the mean luma of a block, averaged over 5 × 5 blocks. A block with little variation
 * counts with half of its lowest luma, or with its neighbors above and to the left if they are lighter than that.
 */
function meanThresholds({ columns, rows, least, most, mean }: Blocks): Float32Array {
  const black = new Float32Array(mean.length);
  for (let block = 0; block < black.length; block++) {
    black[block] = mean[block];
    if (most[block] - least[block] > LEAST_RANGE) continue;
    black[block] = least[block] / 2;
    if (block % columns === 0 || block < columns) continue;
    const before = (black[block - columns] + 2 * black[block - 1] + black[block - columns - 1]) / 4;
    if (least[block] < before) black[block] = before;
  }
  return black.map((_, block) => {
    const x = Math.min(columns - 3, Math.max(2, block % columns));
    const y = Math.min(rows - 3, Math.max(2, Math.floor(block / columns)));
    let sum = 0;
    for (let row = y - 2; row <= y + 2; row++) {
      for (let column = x - 2; column <= x + 2; column++) sum += black[row * columns + column];
    }
    return sum / 25;
  });
}
