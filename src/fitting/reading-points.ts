import type { ModuleGrid } from '#drawing';

/** Weight of the middle of a module against the points a quarter of its width away. */
const WEIGHTS = [1, 2, 1] as const;

/**
 * Where readers look at the modules of a picture: for each cell of the grid, quiet zone included, three pixels, the
 * same across and down: a quarter of the cell before its middle, the middle, a quarter after it.
 */
export function readingPoints({ edges }: ModuleGrid): Int32Array {
  const points = new Int32Array(3 * (edges.length - 1));
  for (let k = 0; k + 1 < edges.length; k++) {
    const width = edges[k + 1] - edges[k];
    for (let i = 0; i < 3; i++) points[3 * k + i] = edges[k] + Math.floor((width * (i + 1)) / 4);
  }
  return points;
}

/** What point `i`, `j` (0 to 2) counts for its module; the nine of a module add up to 1. */
export function pointWeight(i: number, j: number): number {
  return (WEIGHTS[i] * WEIGHTS[j]) / 16;
}
