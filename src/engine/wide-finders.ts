// The part of penalty N3 with units of two and more modules: 2:2:6:2:2, 3:3:9:3:3, … ISO/IEC 18004:2015, 7.8.3.1.
// Such patterns are rare; the work is to see quickly that there is none. One place of the lines of a pattern with a unit
// of two:
//
//   line      first                       last         end
//   module    ■  ■  □  □  ■  ■  ■  ■  ■  ■  □  □  ■  ■  □  …
//
// It is looked for from its middle, whose last six lines are dark in any pattern, and the two after it light.

import { countOnes } from './bit-count.ts';
import { QUIET } from './candidate.ts';

/** Colours as words that turn the modules of their colour into ones. */
const LIGHT = -1;
const DARK = 0;

/**
 * The penalty for all patterns down the lines whose unit is two or more modules.
 *
 * @param lines the words of one stripe, with `QUIET` words of zero before and after them
 * @param size number of lines
 * @param places which bits of the words are modules to be counted
 */
export function scoreWideFinders(lines: Int32Array, size: number, places: number): number {
  let sides = 0;
  // At least ten lines come up to the last one of the middle, and four after it.
  for (let last = 9; last < size - 4; last++) {
    const at = QUIET + last;
    const dark6 = lines[at] & lines[at - 1] & lines[at - 2] & lines[at - 3] & lines[at - 4] & lines[at - 5];
    let middle = dark6 & ~(lines[at + 1] | lines[at + 2]) & places;
    for (let unit = 2; middle !== 0 && 5 * unit <= last + 1 && last + 2 * unit < size; unit++) {
      const first = last + 1 - 5 * unit;
      const end = last + 1 + 2 * unit;
      // The light neighbours of the middle first: nearly all fail there.
      let cores = alike(lines, middle, LIGHT, first + unit, unit);
      if (cores !== 0) {
        cores = alike(lines, cores, LIGHT, last + 1, unit);
        cores = alike(lines, cores, DARK, first, unit);
        cores = alike(lines, cores, DARK, end - unit, unit);
        const before = alike(lines, cores, LIGHT, first - unit, unit);
        const after = alike(lines, cores, LIGHT, end, unit);
        sides += countOnes(alike(lines, before, LIGHT, end, 4 * unit));
        sides += countOnes(alike(lines, after, LIGHT, first - 4 * unit, 4 * unit));
      }
      middle = alike(lines, middle, DARK, last - 3 * unit - 2, 3);
    }
  }
  return 40 * sides;
}

/** Those of `places` that have one colour in `count` lines. */
function alike(lines: Int32Array, places: number, colour: number, first: number, count: number): number {
  for (let at = QUIET + first; places !== 0 && count > 0; at++, count--) places &= lines[at] ^ colour;
  return places;
}
