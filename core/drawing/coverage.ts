import { walkPath } from './path-data.ts';

/** The straight edges of outlines, and those that cross each row of pixels. Horizontal ones do not affect coverage. */
export interface Edges {
  /**
   * Five numbers per piece: x and y of its upper end, y of its lower end, the change of x per unit of y, and 1 if the
   * outline runs downward here, −1 if upward.
   */
  readonly pieces: Float64Array;
  readonly firstRow: number;
  readonly endRow: number;
  /** `inRows[rowStarts[k]]` to `inRows[rowStarts[k + 1] - 1]` are the indexes of the pieces in row `firstRow + k`. */
  readonly inRows: Int32Array;
  readonly rowStarts: Int32Array;
}

const PIECE = 5;

/** The largest distance, in pixels, between a curve and the straight pieces that replace it. */
const FLATNESS = 0.02;

/** A coverage this close to 0 or 1 counts as 0 or 1, because a row's running sum has rounding errors. */
const ROUNDING = 1e-9;

export function edgesOf(d: string): Edges {
  const numbers: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const goTo = (nextX: number, nextY: number): void => {
    const slope = (nextX - x) / (nextY - y);
    if (nextY > y) numbers.push(x, y, nextY, slope, 1);
    else if (nextY < y) numbers.push(nextX, nextY, y, slope, -1);
    x = nextX;
    y = nextY;
  };
  walkPath(d, {
    moveTo(toX, toY) {
      x = startX = toX;
      y = startY = toY;
    },
    lineTo: goTo,
    curveTo(x1, y1, x2, y2, toX, toY) {
      const [fromX, fromY] = [x, y];
      // Wang's formula: sqrt(6/8 · largest second difference / tolerance) lines keep a cubic within the tolerance.
      const bend = Math.max(
        Math.hypot(fromX - 2 * x1 + x2, fromY - 2 * y1 + y2),
        Math.hypot(x1 - 2 * x2 + toX, y1 - 2 * y2 + toY),
      );
      const lines = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / FLATNESS)));
      for (let k = 1; k < lines; k++) {
        const t = k / lines;
        const s = 1 - t;
        const [a, b, c, e] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        goTo(a * fromX + b * x1 + c * x2 + e * toX, a * fromY + b * y1 + c * y2 + e * toY);
      }
      goTo(toX, toY);
    },
    close: () => goTo(startX, startY),
  });
  return sortByRow(Float64Array.from(numbers));
}

function sortByRow(pieces: Float64Array): Edges {
  let [firstRow, endRow] = [Number.POSITIVE_INFINITY, 0];
  for (let at = 0; at < pieces.length; at += PIECE) {
    firstRow = Math.min(firstRow, Math.floor(pieces[at + 1]));
    endRow = Math.max(endRow, Math.ceil(pieces[at + 2]));
  }
  const rows = Math.max(0, endRow - firstRow);
  const rowStarts = new Int32Array(rows + 1);
  const eachRow = (visit: (row: number, at: number) => void): void => {
    for (let at = 0; at < pieces.length; at += PIECE) {
      const end = Math.ceil(pieces[at + 2]) - firstRow;
      for (let row = Math.floor(pieces[at + 1]) - firstRow; row < end; row++) visit(row, at);
    }
  };
  eachRow((row) => {
    rowStarts[row + 1]++;
  });
  for (let row = 0; row < rows; row++) rowStarts[row + 1] += rowStarts[row];
  const inRows = new Int32Array(rowStarts[rows]);
  const next = rowStarts.slice();
  eachRow((row, at) => {
    inRows[next[row]++] = at;
  });
  return { pieces, firstRow, endRow, inRows, rowStarts };
}

/** Returns the rows at which the coverage changes; null if a piece is slanted, or begins or ends within a row. */
export function evenRows({ pieces }: Edges): Set<number> | null {
  const changes = new Set<number>();
  for (let at = 0; at < pieces.length; at += PIECE) {
    const [top, bottom, slope] = [pieces[at + 1], pieces[at + 2], pieces[at + 3]];
    if (slope !== 0 || !Number.isInteger(top) || !Number.isInteger(bottom)) return null;
    changes.add(top);
    changes.add(bottom);
  }
  return changes;
}

/**
 * Writes to `cover` how much of each pixel the outlines cover, 0 to 1; false if no piece crosses the row. `cover` needs
 * `width + 2` entries. Signed-area accumulation, as in font-rs and Go's `x/image/vector`: exact for straight edges that
 * do not overlap.
 */
export function coverRow(edges: Edges, row: number, width: number, cover: Float64Array): boolean {
  const { pieces, firstRow, endRow, inRows, rowStarts } = edges;
  if (row < firstRow || row >= endRow) return false;
  const [first, end] = [rowStarts[row - firstRow], rowStarts[row - firstRow + 1]];
  if (first === end) return false;
  cover.fill(0);
  for (let k = first; k < end; k++) {
    const at = inRows[k];
    const x = pieces[at];
    const y = pieces[at + 1];
    const slope = pieces[at + 3];
    const begin = Math.max(y, row);
    const finish = Math.min(pieces[at + 2], row + 1);
    // Pieces left of the picture cover the whole row, pieces right of it nothing.
    const atBegin = Math.min(width, Math.max(0, x + (begin - y) * slope));
    const atEnd = Math.min(width, Math.max(0, x + (finish - y) * slope));
    addPiece(cover, Math.min(atBegin, atEnd), Math.max(atBegin, atEnd), pieces[at + 4] * (finish - begin));
  }
  let sum = 0;
  for (let x = 0; x < width; x++) {
    sum += cover[x];
    const covered = Math.abs(sum);
    cover[x] = covered > 1 - ROUNDING ? 1 : covered < ROUNDING ? 0 : covered;
  }
  return true;
}

/** Adds a piece within one row of pixels, from x `left` to `right`. `height` is negative if the piece runs upward. */
function addPiece(cover: Float64Array, left: number, right: number, height: number): void {
  const column = Math.floor(left);
  if (right <= column + 1) {
    const share = height * ((left + right) / 2 - column);
    cover[column] += height - share;
    cover[column + 1] += share;
    return;
  }
  const perPixel = height / (right - left);
  let covered = 0;
  for (let k = column; k < right; k++) {
    const begin = Math.max(left, k);
    const end = Math.min(right, k + 1);
    // In pixel k, the piece's own part covers a trapezoid, and the heights of its earlier parts are covered in full.
    const own = perPixel * (end - begin);
    const area = covered + own * (k + 1 - (begin + end) / 2);
    const before = covered;
    covered += own;
    cover[k] += area - before;
    cover[k + 1] += covered - area;
  }
}
