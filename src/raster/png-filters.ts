// Rows of channels to rows that compress better, and back. W3C Recommendation "PNG Specification", third edition,
// clauses 9 and 12.7.

/** The filters by their numbers (9.2): 0 to 4. */
const FILTERS = 5;

/**
 * Returns a filter's prediction for a byte: `a` is the byte of the pixel to the left, `b` of the one above, `c` of the
 * one above to the left.
 */
function predict(filter: number, a: number, b: number, c: number): number {
  switch (filter) {
    case 1:
      return a;
    case 2:
      return b;
    case 3:
      return (a + b) >>> 1;
    case 4:
      return paeth(a, b, c);
    default:
      return 0;
  }
}

/** Returns the neighbor nearest to left + above − corner (9.4). */
function paeth(a: number, b: number, c: number): number {
  const toA = Math.abs(b - c);
  const toB = Math.abs(a - c);
  const toC = Math.abs(a + b - 2 * c);
  if (toA <= toB && toA <= toC) return a;
  return toB <= toC ? b : c;
}

/**
 * Returns a filtered row behind the number of its filter: of the five filters, the one that leaves the smallest
 * differences (12.7). `above` is the row before, null for the first. `pixelBytes` is the size of a pixel; 0 leaves the
 * row unfiltered.
 */
export function filterRow(row: Uint8Array, above: Uint8Array | null, pixelBytes: number): Uint8Array<ArrayBuffer> {
  let best = new Uint8Array(row.length + 1);
  best.set(row, 1);
  if (pixelBytes === 0) return best;
  let least = Number.POSITIVE_INFINITY;
  let filtered = new Uint8Array(row.length + 1);
  for (let filter = 0; filter < FILTERS; filter++) {
    filtered[0] = filter;
    let sum = 0;
    for (let k = 0; k < row.length && sum < least; k++) {
      const isFirst = k < pixelBytes;
      const a = isFirst ? 0 : row[k - pixelBytes];
      const b = above === null ? 0 : above[k];
      const c = above === null || isFirst ? 0 : above[k - pixelBytes];
      const difference = (row[k] - predict(filter, a, b, c)) & 0xff;
      filtered[k + 1] = difference;
      sum += difference < 128 ? difference : 256 - difference;
    }
    if (sum < least) {
      least = sum;
      [best, filtered] = [filtered, best];
    }
  }
  return best;
}

/**
 * Restores the bytes of a filtered row, in place. `above` is the unfiltered row before, null for the first. Returns
 * false for an unknown filter.
 */
export function unfilterRow(filter: number, row: Uint8Array, above: Uint8Array | null, pixelBytes: number): boolean {
  if (filter >= FILTERS) return false;
  if (filter === 0) return true;
  for (let k = 0; k < row.length; k++) {
    const isFirst = k < pixelBytes;
    const a = isFirst ? 0 : row[k - pixelBytes];
    const b = above === null ? 0 : above[k];
    const c = above === null || isFirst ? 0 : above[k - pixelBytes];
    row[k] += predict(filter, a, b, c);
  }
  return true;
}
