import { walkPath } from './path-data.ts';

/** Straight pieces of outlines, four numbers each: x and y of the beginning, x and y of the end. */
export type Edges = readonly number[];

/** No curve is further than this, in pixels, from the pieces that stand for it. */
const FLATNESS = 0.02;

/** The outlines of path data as straight pieces; level ones, which cover nothing, are left out. */
export function edgesOf(d: string): Edges {
  const edges: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const goTo = (nextX: number, nextY: number): void => {
    if (nextY !== y) edges.push(x, y, nextX, nextY);
    x = nextX;
    y = nextY;
  };
  walkPath(d, {
    moveTo(toX, toY) {
      [x, y, startX, startY] = [toX, toY, toX, toY];
    },
    lineTo: goTo,
    curveTo(x1, y1, x2, y2, toX, toY) {
      const [fromX, fromY] = [x, y];
      // How far the curve bends away from its chord, at most: by its second differences.
      const bend = Math.max(
        Math.hypot(fromX - 2 * x1 + x2, fromY - 2 * y1 + y2),
        Math.hypot(x1 - 2 * x2 + toX, y1 - 2 * y2 + toY),
      );
      const pieces = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / FLATNESS)));
      for (let k = 1; k < pieces; k++) {
        const t = k / pieces;
        const s = 1 - t;
        const [a, b, c, e] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        goTo(a * fromX + b * x1 + c * x2 + e * toX, a * fromY + b * y1 + c * y2 + e * toY);
      }
      goTo(toX, toY);
    },
    close: () => goTo(startX, startY),
  });
  return edges;
}

/**
 * How much of each pixel lies inside outlines, 0 to 1, for `height` rows of `width` pixels from row `top` on. Exact for straight
 * pieces: each adds, with its direction's sign, the area to its right; for outlines that do not overlap the sum is what is covered.
 * The answer is written to `cover`, row by row, of which it uses `height · (width + 2)` numbers: two more in each row than pixels.
 */
export function coverRows(edges: Edges, width: number, top: number, height: number, cover: Float32Array): void {
  cover.fill(0, 0, height * (width + 2));
  for (let k = 0; k < edges.length; k += 4) {
    addEdge(edges[k], edges[k + 1] - top, edges[k + 2], edges[k + 3] - top, width, height, cover);
  }
  for (let y = 0, index = 0; y < height; y++, index += 2) {
    let sum = 0;
    for (const end = index + width; index < end; index++) {
      sum += cover[index];
      cover[index] = Math.min(1, Math.abs(sum));
    }
  }
}

/** Adds one piece as differences from each pixel to the next of its row. */
function addEdge(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  width: number,
  height: number,
  cover: Float32Array,
): void {
  const isDown = toY > fromY;
  const [x0, y0, x1, y1] = isDown ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (x1 - x0) / (y1 - y0);
  const first = Math.max(0, y0);
  const last = Math.min(height, y1);
  for (let row = Math.floor(first); row < last; row++) {
    const begin = Math.max(first, row);
    const end = Math.min(last, row + 1);
    const atBegin = clamp(x0 + (begin - y0) * slope, width);
    const atEnd = clamp(x0 + (end - y0) * slope, width);
    addPiece(
      cover,
      row * (width + 2),
      Math.min(atBegin, atEnd),
      Math.max(atBegin, atEnd),
      isDown ? end - begin : begin - end,
    );
  }
}

/** What lies left of the picture covers all of the row, what lies right of it nothing. */
function clamp(x: number, width: number): number {
  return Math.min(width, Math.max(0, x));
}

/** Adds a piece within one row of pixels, from `left` to `right`, that is `height` high (negative: upwards). */
function addPiece(cover: Float32Array, row: number, left: number, right: number, height: number): void {
  const column = Math.floor(left);
  if (right <= column + 1) {
    // Within one pixel: of it, what lies right of the piece's middle is covered; of all further ones, everything.
    const share = height * ((left + right) / 2 - column);
    cover[row + column] += height - share;
    cover[row + column + 1] += share;
    return;
  }
  const perPixel = height / (right - left);
  let covered = 0;
  for (let k = column; k < right; k++) {
    const begin = Math.max(left, k);
    const end = Math.min(right, k + 1);
    // Of pixel k: the trapezium right of the piece, and all of what the piece went down before.
    const own = perPixel * (end - begin);
    const area = covered + own * (k + 1 - (begin + end) / 2);
    const before = covered;
    covered += own;
    cover[row + k] += area - before;
    cover[row + k + 1] += covered - area;
  }
}
