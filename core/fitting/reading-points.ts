import type { ModuleGrid } from '#drawing';

/**
 * Weights of the three points along one direction: a quarter of a module before the center, at the center, and a
 * quarter after it.
 */
const WEIGHTS = [1, 2, 1] as const;

/**
 * Returns the positions, in pixels, at which decoders sample the modules of a picture. The positions are the same for
 * columns and rows. Each cell of the grid, quiet zone included, has three: a quarter of the cell before its center, the
 * center, and a quarter after it.
 */
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
