// Filters that make rows of pixels compress better, and their inverses. W3C Recommendation "PNG Specification", third
// edition, clauses 9 and 12.7.

/** The number of filters. Filters have the numbers 0 to 4 (9.2). */
const FILTERS = 5;

/**
 * Returns a filter's prediction for a byte, given the same byte of three neighbors: `a` of the pixel to the left, `b`
 * of the one above, `c` of the one above to the left.
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

/** Returns the one of three neighbors that is closest to a + b − c (9.4). */
function paeth(a: number, b: number, c: number): number {
  const toA = Math.abs(b - c);
  const toB = Math.abs(a - c);
  const toC = Math.abs(a + b - 2 * c);
  if (toA <= toB && toA <= toC) return a;
  return toB <= toC ? b : c;
}

/**
 * Returns the number of a filter, followed by the row filtered with it. Of the five filters, it is the one with the
 * smallest sum of differences (12.7). `above` is the unfiltered row before, null for the first row. `pixelBytes` is the
 * size of a pixel; 0 leaves the row unfiltered.
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
 * Restores a filtered row in place. `above` is the restored row before, null for the first row. Returns false for an
 * unknown filter.
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
