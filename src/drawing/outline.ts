import { placeOf } from '#engine';
import { PathWriter } from './path-writer.ts';

/** The kind of each cell of a grid: `width` values per row, row by row, with 0 (none) in every cell at the edge. */
export interface CellGrid {
  readonly width: number;
  /** Each kind is a separate bit, so several kinds fit into one number. */
  readonly kinds: Uint8Array;
}

/** The way along an outline that leads to a corner: right, down, left or up. */
export type Heading = 0 | 1 | 2 | 3;

/** A corner of an outline. Outlines have their cells on the right: outer ones run clockwise, holes counterclockwise. */
export interface Corner {
  /** The crossing of grid lines, by the numbers of the cell to its lower right. */
  readonly column: number;
  readonly row: number;
  readonly heading: Heading;
  /**
   * An outer corner turns right, around one of the outline's cells; an inner corner turns left, around another cell.
   */
  readonly isOuter: boolean;
}

/**
 * Returns the outlines of all cells of some kinds, each as its corners. Cells that share a side have one outline, so
 * that no renderer can leave a hairline between them. Cells that only meet at a corner are separate.
 */
export function traceCells(grid: CellGrid, kinds: number): Corner[][] {
  const { width, kinds: cells } = grid;
  const isTraced = new Uint8Array(cells.length);
  const outlines: Corner[][] = [];
  for (let cell = width; cell < cells.length; cell++) {
    const isTopSide = (cells[cell] & kinds) !== 0 && (cells[cell - width] & kinds) === 0;
    if (isTopSide && !isTraced[cell]) outlines.push(traceOutline(grid, kinds, cell, isTraced));
  }
  return outlines;
}

/**
 * Path data of the outlines of all cells of some kinds, with grid line k at `edges[k]` across, and down at `rows[k]`.
 */
export function outlineCells(
  grid: CellGrid,
  kinds: number,
  edges: readonly number[],
  rows: readonly number[] = edges,
): string {
  const path = new PathWriter();
  for (const corners of traceCells(grid, kinds)) {
    const [first, ...others] = corners;
    path.moveTo(edges[first.column], rows[first.row]);
    for (const { column, row } of others) path.lineTo(edges[column], rows[row]);
    path.close();
  }
  return path.d;
}

/**
 * Walks once around an outline, from the top side of the cell `start` rightward, and marks each cell whose top side it
 * passes.
 */
function traceOutline({ width, kinds: cells }: CellGrid, kinds: number, start: number, isTraced: Uint8Array): Corner[] {
  // Crossings of grid lines are numbered like the cells to their lower right.
  const steps = [1, width, -1, -width];
  const aheadRight = [0, -1, -1 - width, -width];
  const aheadLeft = [-width, 0, -1, -1 - width];

  const corners: Corner[] = [];
  let crossing = start;
  let heading: Heading = 0;
  for (;;) {
    if (heading === 0) isTraced[crossing] = 1;
    crossing += steps[heading];
    const isOuter = (cells[crossing + aheadRight[heading]] & kinds) === 0;
    if (!isOuter && (cells[crossing + aheadLeft[heading]] & kinds) === 0) continue;
    const [column, row] = placeOf(crossing, width);
    const corner: Corner = { column, row, heading, isOuter };
    heading = ((heading + (isOuter ? 1 : 3)) % 4) as Heading;
    // A crossing where the outline touches itself is passed twice, so being back there is not yet the end.
    if (crossing === start && heading === 0) return [corner, ...corners];
    corners.push(corner);
  }
}
