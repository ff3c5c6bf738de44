// One stripe of one mask candidate, laid out for the rules of penalty.ts.

/** Words of zero (light) before and after the lines: as much of the quiet zone as a rule looks at in one step. */
export const QUIET = 4;

/** Sets `lines` to the exclusive or of two stripes of `size` words each, with quiet zone before and after. */
export function loadLines(
  lines: Int32Array,
  symbol: Int32Array,
  symbolStart: number,
  planes: Int32Array,
  planesStart: number,
  size: number,
): void {
  for (let line = 0; line < size; line++) lines[QUIET + line] = symbol[symbolStart + line] ^ planes[planesStart + line];
  for (let line = 0; line < QUIET; line++) lines[QUIET + size + line] = 0;
}
