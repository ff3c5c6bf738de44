import { PathWriter } from './path-data.ts';

/** A square grid of cells with a kind each, 0 for none. All cells at the edge must be 0. */
export interface CellGrid {
  readonly width: number;
  /** Row by row, `width` values each. Each kind is a separate bit, so that a mask selects several. */
  readonly kinds: Uint8Array;
}

/**
 * Outlines as the columns and rows that they turn at, in turn: sides are level and upright in turn, so that a corner shares
 * one of these with the corner before. The last two of an outline are where its first side begins.
 */
export interface Outlines {
  readonly turns: readonly number[];
  /** For each outline, the number of turns up to its end. */
  readonly ends: readonly number[];
}

/** The bit of a cell whose upper left corner an outline leaves to the right. */
const WALKED = 128;

/** One outline for cells that share a side, so that no hairline shows: clockwise, around holes counterclockwise. */
export function traceCells({ width, kinds: cells }: CellGrid, kinds: number): Outlines {
  const marks = cells.slice();
  const turns: number[] = [];
  const ends: number[] = [];
  for (let cell = width; cell < marks.length; cell++) {
    const isTopSide = (marks[cell] & kinds) !== 0 && (marks[cell - width] & kinds) === 0;
    if (!isTopSide || marks[cell] >= WALKED) continue;
    const isContinued = (marks[cell - 1] & kinds) !== 0 && (marks[cell - 1 - width] & kinds) === 0;
    if (isContinued) continue;
    walkOutline(marks, kinds, width, cell, turns);
    ends.push(turns.length);
  }
  return { turns, ends };
}

/** Starts to the right along the top of `start`. A corner has the number of the cell to its lower right. */
function walkOutline(marks: Uint8Array, kinds: number, width: number, start: number, turns: number[]): void {
  let [column, row] = [start % width, Math.floor(start / width)];
  let corner = start;
  let [isRight, isDown] = [true, true];
  // An outline that touches itself passes its first corner twice.
  do {
    const from = corner;
    if (isRight) {
      marks[corner] |= WALKED;
      do corner++;
      while ((marks[corner] & kinds) !== 0 && (marks[corner - width] & kinds) === 0);
      isDown = (marks[corner] & kinds) === 0;
    } else {
      do corner--;
      while ((marks[corner - 1 - width] & kinds) !== 0 && (marks[corner - 1] & kinds) === 0);
      isDown = (marks[corner - 1 - width] & kinds) !== 0;
    }
    column += corner - from;
    if (isDown) {
      do {
        corner += width;
        row++;
      } while ((marks[corner - 1] & kinds) !== 0 && (marks[corner] & kinds) === 0);
      isRight = (marks[corner - 1] & kinds) !== 0;
    } else {
      do {
        corner -= width;
        row--;
      } while ((marks[corner - width] & kinds) !== 0 && (marks[corner - 1 - width] & kinds) === 0);
      isRight = (marks[corner - width] & kinds) === 0;
    }
    turns.push(column, row);
  } while (corner !== start || !isRight);
}

/** Returns path data of the outlines of all cells of some kinds. Grid line k is at x `edges[k]` and y `rows[k]`. */
export function outlineCells(
  grid: CellGrid,
  kinds: number,
  edges: readonly number[],
  rows: readonly number[] = edges,
): string {
  const { turns, ends } = traceCells(grid, kinds);
  const path = new PathWriter();
  let k = 0;
  for (const end of ends) {
    let y = rows[turns[end - 1]];
    path.moveTo(edges[turns[end - 2]], y);
    for (; k < end; k += 2) {
      const x = edges[turns[k]];
      path.lineTo(x, y);
      y = rows[turns[k + 1]];
      if (k + 2 < end) path.lineTo(x, y);
    }
    path.close();
  }
  return path.d;
}
