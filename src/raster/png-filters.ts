// Rows of channels to rows that compress better. W3C Recommendation "PNG Specification", third edition, clauses 9 and 12.7.

/** What is subtracted from each byte: of a = the pixel to the left, b = the one above, c = the one above to the left. */
const PREDICTIONS: readonly ((a: number, b: number, c: number) => number)[] = [
  () => 0,
  (a) => a,
  (_, b) => b,
  (a, b) => (a + b) >>> 1,
  paeth,
];

/**
 * A row behind the number of its filter: of the five, the one that leaves the smallest differences (12.7). `above` is the row
 * before, null for the first; `pixelBytes` is how far apart pixels are, and 0 leaves the row as it is.
 */
export function filterRow(row: Uint8Array, above: Uint8Array | null, pixelBytes: number): Uint8Array<ArrayBuffer> {
  let best = new Uint8Array(row.length + 1);
  best.set(row, 1);
  if (pixelBytes === 0) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const [number, predict] of PREDICTIONS.entries()) {
    const filtered = new Uint8Array(row.length + 1);
    filtered[0] = number;
    let sum = 0;
    for (let k = 0; k < row.length && sum < least; k++) {
      const a = k < pixelBytes ? 0 : row[k - pixelBytes];
      const b = above === null ? 0 : above[k];
      const c = above === null || k < pixelBytes ? 0 : above[k - pixelBytes];
      const difference = (row[k] - predict(a, b, c)) & 0xff;
      filtered[k + 1] = difference;
      sum += difference < 128 ? difference : 256 - difference;
    }
    if (sum < least) {
      least = sum;
      best = filtered;
    }
  }
  return best;
}

/** Of the three neighbours the one nearest to left + above − corner (9.4). */
function paeth(a: number, b: number, c: number): number {
  const estimate = a + b - c;
  const [toA, toB, toC] = [Math.abs(estimate - a), Math.abs(estimate - b), Math.abs(estimate - c)];
  if (toA <= toB && toA <= toC) return a;
  return toB <= toC ? b : c;
}

/** The bytes of a row that stands behind the number of its filter; null for a number that no filter has. */
export function unfilterRow(filtered: Uint8Array, above: Uint8Array | null, pixelBytes: number): Uint8Array | null {
  const predict = PREDICTIONS[filtered[0]];
  if (!predict) return null;
  const row = new Uint8Array(filtered.length - 1);
  for (let k = 0; k < row.length; k++) {
    const a = k < pixelBytes ? 0 : row[k - pixelBytes];
    const b = above === null ? 0 : above[k];
    const c = above === null || k < pixelBytes ? 0 : above[k - pixelBytes];
    row[k] = filtered[k + 1] + predict(a, b, c);
  }
  return row;
}
