// One stripe of one mask candidate, laid out for the rules of penalty.ts.

/**
 * Words of zero (light) before and after the lines: as much of the quiet zone as any rule looks at, which is four times
 * the widest unit of a finder-like pattern, a seventh of the largest symbol.
 */
export const QUIET = 100;

/**
 * Sets `lines` to the exclusive or of two stripes of `size` words each, and four lines of quiet zone after them; most
 * rules look no further.
 */
export function loadLines(
  lines: Int32Array,
  symbol: Int32Array,
  symbolStart: number,
  planes: Int32Array,
  planesStart: number,
  size: number,
): void {
  let to = QUIET;
  let from = symbolStart;
  let mask = planesStart;
  lines[to++] = symbol[from++] ^ planes[mask++];
  for (const end = QUIET + size; to < end; to += 4, from += 4, mask += 4) {
    lines[to] = symbol[from] ^ planes[mask];
    lines[to + 1] = symbol[from + 1] ^ planes[mask + 1];
    lines[to + 2] = symbol[from + 2] ^ planes[mask + 2];
    lines[to + 3] = symbol[from + 3] ^ planes[mask + 3];
  }
  lines[to] = 0;
  lines[to + 1] = 0;
  lines[to + 2] = 0;
  lines[to + 3] = 0;
}
