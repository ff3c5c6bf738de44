import { placeOf } from '#engine';
import { PathWriter } from './path-data.ts';

/** A square grid of cells with a kind each, 0 for none. All cells at the edge must be 0. */
export interface CellGrid {
  readonly width: number;
  /** Row by row, `width` values each. Each kind is a separate bit, so that a mask selects several. */
  readonly kinds: Uint8Array;
}

/** The direction in which an outline arrives at a corner: right, down, left or up. */
export type Heading = 0 | 1 | 2 | 3;

/** A corner of an outline, which has the outlined cells on its right: clockwise, around holes counterclockwise. */
export interface Corner {
  readonly column: number;
  readonly row: number;
  readonly heading: Heading;
  /** An outer corner turns right around an outlined cell; an inner corner turns left around a cell that is not. */
  readonly isOuter: boolean;
}

/** Returns the outlines of cells of some kinds: one for cells that share a side, so that no hairline shows. */
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

/** Returns path data of the outlines of all cells of some kinds. Grid line k is at x `edges[k]` and y `rows[k]`. */
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

/** Starts to the right along the top of `start`, and marks each cell whose top side it passes. */
function traceOutline({ width, kinds: cells }: CellGrid, kinds: number, start: number, isTraced: Uint8Array): Corner[] {
  // A crossing of grid lines has the number of the cell to its lower right.
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
    // An outline that touches itself passes a crossing twice. It is complete only when it has returned to its first
    // crossing and has its first heading again.
    if (crossing === start && heading === 0) return [corner, ...corners];
    corners.push(corner);
  }
}
