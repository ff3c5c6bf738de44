/** Which shape each cell of a square grid belongs to: `width × width` values, row by row, with 0 (none) in every cell at the rim. */
export interface CellGrid {
  readonly width: number;
  readonly shapes: Uint8Array;
}

/**
 * Path data of the outlines of all cells of one shape, with grid line k at `edges[k]` (whole numbers, `width + 1` of them).
 * Cells that share a side become one outline, so that no renderer can leave a hairline between them.
 */
export function outlineCells(grid: CellGrid, shape: number, edges: readonly number[]): string {
  const { width, shapes } = grid;
  const isTraced = new Uint8Array(shapes.length);
  let d = '';
  for (let cell = width; cell < shapes.length; cell++) {
    const isTopSide = shapes[cell] === shape && shapes[cell - width] !== shape;
    if (isTopSide && !isTraced[cell]) d += traceOutline(grid, shape, edges, cell, isTraced);
  }
  return d;
}

/** Path data of a rectangle. */
export function rectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/**
 * Walks once around an outline with its shape on the right, starting eastward on the top side of `start`, and marks each cell whose top
 * side it passes. Outer outlines run clockwise, holes the other way. Cells that meet at a corner only are separate.
 */
function traceOutline(
  { width, shapes }: CellGrid,
  shape: number,
  edges: readonly number[],
  start: number,
  isTraced: Uint8Array,
): string {
  // Grid line crossings are numbered like the cells to their lower right.
  const steps = [1, width, -1, -width];
  const aheadRight = [0, -1, -1 - width, -width];
  const aheadLeft = [-width, 0, -1, -1 - width];
  const column = (crossing: number): number => edges[crossing % width];
  const row = (crossing: number): number => edges[Math.floor(crossing / width)];

  let d = `M${column(start)} ${row(start)}`;
  let corner = start;
  let crossing = start;
  let direction = 0;
  for (;;) {
    if (direction === 0) isTraced[crossing] = 1;
    crossing += steps[direction];
    let turn = 0;
    if (shapes[crossing + aheadRight[direction]] !== shape) turn = 1;
    else if (shapes[crossing + aheadLeft[direction]] === shape) turn = 3;
    if (turn === 0) continue;
    const isHorizontal = direction % 2 === 0;
    direction = (direction + turn) % 4;
    // `z` draws the last side. A crossing where the outline touches itself is passed twice, so being back there is not yet the end.
    if (crossing === start && direction === 0) break;
    d += isHorizontal ? `h${column(crossing) - column(corner)}` : `v${row(crossing) - row(corner)}`;
    corner = crossing;
  }
  return `${d}z`;
}
