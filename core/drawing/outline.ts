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

/** How far a step in each heading leads to the right, and down. */
export const COSINE = [1, 0, -1, 0] as const;
export const SINE = [0, 1, 0, -1] as const;

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
  const outlines: Corner[][] = [];
  let corners: Corner[] = [];
  walkOutlines(grid, kinds, {
    begin: () => {
      corners = [];
    },
    turn: (column, row, heading, isOuter) => {
      corners.push({ column, row, heading, isOuter });
    },
    end: (column, row, heading, isOuter) => {
      outlines.push([{ column, row, heading, isOuter }, ...corners]);
    },
  });
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
  walkOutlines(grid, kinds, {
    begin: (column, row) => path.moveTo(edges[column], rows[row]),
    turn: (column, row) => path.lineTo(edges[column], rows[row]),
    end: () => path.close(),
  });
  return path.d;
}

type Turn = (column: number, row: number, heading: Heading, isOuter: boolean) => void;

/** Receives each outline: where it begins, its other corners, and the corner at which it ends, where it began. */
interface Walker {
  readonly begin: (column: number, row: number) => void;
  readonly turn: Turn;
  readonly end: Turn;
}

function walkOutlines(grid: CellGrid, kinds: number, walker: Walker): void {
  const { width, kinds: cells } = grid;
  const isWalked = new Uint8Array(cells.length);
  for (let cell = width; cell < cells.length; cell++) {
    const isTopSide = (cells[cell] & kinds) !== 0 && (cells[cell - width] & kinds) === 0;
    if (isTopSide && isWalked[cell] === 0) walkOutline(grid, kinds, cell, isWalked, walker);
  }
}

/** Starts to the right along the top of `start`, and marks each cell whose top side it passes. */
function walkOutline(
  { width, kinds: cells }: CellGrid,
  kinds: number,
  start: number,
  isWalked: Uint8Array,
  { begin, turn, end }: Walker,
): void {
  // A crossing of grid lines has the number of the cell to its lower right. The cells around it, clockwise from the upper
  // right one: ahead of a heading are the cell of its own number on the left, and the next one on the right.
  const around = [-width, 0, -1, -1 - width];

  let [column, row] = placeOf(start, width);
  begin(column, row);
  let heading: Heading = 0;
  for (;;) {
    if (heading === 0) isWalked[row * width + column] = 1;
    column += COSINE[heading];
    row += SINE[heading];
    const crossing = row * width + column;
    const isOuter = (cells[crossing + around[(heading + 1) % 4]] & kinds) === 0;
    if (!isOuter && (cells[crossing + around[heading]] & kinds) === 0) continue;
    const next = ((heading + (isOuter ? 1 : 3)) % 4) as Heading;
    // An outline that touches itself passes a crossing twice. It is complete only when it has returned to its first
    // crossing and has its first heading again.
    if (crossing === start && next === 0) {
      end(column, row, heading, isOuter);
      return;
    }
    turn(column, row, heading, isOuter);
    heading = next;
  }
}
