// The part of penalty N3 with units of two and more modules: 2:2:6:2:2, 3:3:9:3:3, … ISO/IEC 18004:2015, 7.8.3.1.
// Such patterns are rare; the work is to see quickly that there is none.

import { countOnes } from './bit-count.ts';
import { QUIET } from './candidate.ts';

/**
 * The penalty for all patterns down the lines whose unit is two or more modules.
 *
 * @param lines the words of one stripe, with `QUIET` words of zero before and after them
 * @param size number of lines
 * @param places which bits of the words are modules to be counted
 */
export function scoreWideFinders(lines: Int32Array, size: number, places: number): number {
  let sides = 0;
  // `line` is the last one of the middle, 3 · unit dark lines: at least ten lines come up to it, four after it.
  for (let line = 9; line < size - 4; line++) {
    const at = QUIET + line;
    const dark6 = lines[at] & lines[at - 1] & lines[at - 2] & lines[at - 3] & lines[at - 4] & lines[at - 5];
    const edge = dark6 & ~(lines[at + 1] | lines[at + 2]) & places;
    if (edge === 0) continue;
    for (let unit = 2, middle = edge; middle !== 0 && 7 * unit <= size; unit++) {
      sides += countSides(lines, size, middle, line, unit);
      middle &= allDark(lines, Math.max(0, line - 3 * unit - 2), 3);
    }
  }
  return 40 * sides;
}

/**
 * Counts the light sides of patterns with a given unit, in those `places` whose middle (3 · unit dark lines, and perhaps
 * more) ends at a given line.
 */
function countSides(lines: Int32Array, size: number, places: number, middleEnd: number, unit: number): number {
  const first = middleEnd - 5 * unit + 1;
  const after = middleEnd + 2 * unit + 1;
  if (first < 0 || after > size) return 0;
  const lightBetween = places & ~darkAmong(lines, size, first + unit, unit);
  if (lightBetween === 0) return 0;
  const cores =
    lightBetween &
    ~darkAmong(lines, size, middleEnd + 1, unit) &
    allDark(lines, first, unit) &
    allDark(lines, after - unit, unit);
  if (cores === 0) return 0;
  const lightAfter = cores & ~darkAmong(lines, size, after, unit);
  const lightBefore = cores & ~darkAmong(lines, size, first - unit, unit);
  const farAfter = lightBefore & ~darkAmong(lines, size, after, 4 * unit);
  const farBefore = lightAfter & ~darkAmong(lines, size, first - 4 * unit, 4 * unit);
  return countOnes(farAfter) + countOnes(farBefore);
}

/** Places that are dark in any of `count` lines; lines outside the symbol are light. */
function darkAmong(lines: Int32Array, size: number, first: number, count: number): number {
  let dark = 0;
  const end = Math.min(first + count, size);
  for (let line = Math.max(first, 0); line < end; line++) dark |= lines[QUIET + line];
  return dark;
}

/** Places that are dark in all of `count` lines. */
function allDark(lines: Int32Array, first: number, count: number): number {
  let dark = -1;
  for (let line = first; line < first + count; line++) dark &= lines[QUIET + line];
  return dark;
}
