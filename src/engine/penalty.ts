// How badly a mask suits a symbol. ISO/IEC 18004:2015, 7.8.3.1 with Table 11, over the complete symbol.
//
//   N1  each run of five or more modules of one colour in a line       3, and 1 for each module beyond five
//   N2  each 2 × 2 box of one colour, overlapping ones too              3
//   N3  each dark-light-dark-light-dark in 1:1:3:1:1 with light of four units on one side and one on the other; both
//       sides may count; the unit may be any number of modules, and the quiet zone is light without end    40
//   N4  each further 5 % that the share of dark modules lies away from one half                             10
//
// A rule is not asked module by module, but for 31 places of a line at once, which are the bits of a word (see
// layout.ts). Words follow one another down the lines, and each rule compares a line with those before it. For N1 and
// N3, here is one place of fourteen lines, ■ for a one; all other bits of the words go the same way:
//
//   line              0 1 2 3 4 5 6 7 8 9 10 11 12 13
//   module            ■ □ ■ ■ ■ □ ■ □ □ □ □  □  □  ■
//   same              · · · ■ ■ · · · ■ ■ ■  ■  ■  ·     as the line before; line 0 counts as a change
//   three  alike      · · · · ■ · · · · ■ ■  ■  ■  ·     same here and in the line before
//   five   alike      · · · · · · · · · · ·  ■  ■  ·     three here and two lines before
//   run starts        · · · · · · · · · · ·  ■  ·  ·     five here but not in the line before
//   steady            · · · ■ ■ ■ ■ · ■ ■ ■  ■  ■  ■     not the third change in a row
//
// N1: a run of six is five alike twice, and starts once: 2 + 2 · 1 = 4, which is 3 + 1. So N1 is 1 for each `five` and
// 2 for each `runStart`.
// N3 with a unit of one module: from line 0 to 6 it is 1:1:3:1:1. Line 7 tells: it is light, it is the third change in a
// row (not steady), three lines before it three are alike, and five lines before it is a third change in a row again.
// Both sides count here: lines 7 to 10 are light, and so is the quiet zone before line 0. Larger units are in
// wide-finders.ts.
//
// For N2, four places of two lines:
//
//   line before       ■ ■ □ □       alike to the next place     ■ · ■
//   line              ■ ■ □ ■       alike to the next place     ■ · ·
//   same              ■ ■ ■ ·       box: all three              ■ · ·
//
// What is found is counted in each place for itself, by adders on whole words: `ones`, `twos` and `fours` are the digits,
// in base two, of as many counters as a word has bits. Only what is carried beyond the fours is counted over all places.

import { countBytes, countOnes } from './bit-count.ts';
import { QUIET } from './candidate.ts';

// Up to four candidates share a word, each in its bytes. So penalties are tallied by byte: `tally[0]` is what the places
// of the lowest byte have.

/** Adds to each byte's tally the number in that byte of `counts`, `weight` times. */
function addToTally(tally: Int32Array, weight: number, counts: number): void {
  // A plain product might be −0, which JavaScript engines can compute only as a fraction.
  tally[0] += Math.imul(weight, counts & 0xff);
  tally[1] += Math.imul(weight, (counts >>> 8) & 0xff);
  tally[2] += Math.imul(weight, (counts >>> 16) & 0xff);
  tally[3] += Math.imul(weight, counts >>> 24);
}

/** In each byte, what the counters of its places have counted below eight: at most 7 in each of 8 places. */
function belowEight(ones: number, twos: number, fours: number): number {
  return countBytes(ones) + 2 * countBytes(twos) + 4 * countBytes(fours);
}

/**
 * Tallies N1 and the part of N3 with a unit of one module, for all runs down the lines.
 *
 * @param lines the words of one stripe, with `QUIET` words of zero before and after them
 * @param size number of lines, one more than a multiple of four
 * @param places which bits of the words are modules to be counted
 */
export function scoreRuns(lines: Int32Array, size: number, places: number, tally: Int32Array): void {
  // Names end in the line's number within its group of four, 0 to 3. A, B, C, … are one, two, three, … lines before the
  // group: … E D C B A | 0 1 2 3. The first group starts at line 1; before line 0 nothing is alike and all is steady.
  let line3 = lines[QUIET];
  let sameA = 0;
  let sameB = -1;
  let threeA = 0;
  let threeB = 0;
  let threeC = 0;
  let fiveA = 0;
  let steadyA = -1;
  let steadyB = -1;
  let steadyC = -1;
  let steadyD = -1;
  let steadyE = -1;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  // In each byte. N1 of one place is 175 at most (a run of 177), which is 21 eights, so that a byte comes to 168.
  let eights = 0;

  const end = QUIET + size;
  for (let next = QUIET + 1; next < end; next += 4) {
    const lineA = line3;
    const line0 = lines[next];
    const line1 = lines[next + 1];
    const line2 = lines[next + 2];
    line3 = lines[next + 3];
    const same0 = ~(line0 ^ lineA);
    const same1 = ~(line1 ^ line0);
    const same2 = ~(line2 ^ line1);
    const same3 = ~(line3 ^ line2);

    const three0 = same0 & sameA;
    const three1 = same1 & same0;
    const three2 = same2 & same1;
    const three3 = same3 & same2;
    const five0 = three0 & threeB;
    const five1 = three1 & threeA;
    const five2 = three2 & three0;
    const five3 = three3 & three1;
    // Runs of five cannot start twice within four lines, nor where one went on up to the group.
    const runStart = (five0 | five1 | five2 | five3) & ~fiveA;

    // Adders: in each place, ones + five0 + five1 is the new ones + 2 · twoMore, and so on up to the eights.
    const half0 = five0 ^ five1;
    const twoMore = (five0 & five1) | (ones & half0);
    ones ^= half0;
    const half1 = five2 ^ five3;
    const againTwo = (five2 & five3) | (ones & half1);
    ones ^= half1;
    const half2 = twoMore ^ againTwo;
    const fourMore = (twoMore & againTwo) | (twos & half2);
    twos ^= half2;
    const againFour = twos & runStart;
    twos ^= runStart;
    const half3 = fourMore ^ againFour;
    const eightMore = (fourMore & againFour) | (fours & half3);
    fours ^= half3;
    eights = (eights + countBytes(eightMore & places)) | 0;

    const steady0 = same0 | sameA | sameB;
    const steady1 = same1 | same0 | sameA;
    const steady2 = same2 | same1 | same0;
    const steady3 = same3 | same2 | same1;
    const finder0 = places & threeC & ~(steady0 | steadyE | line0);
    const finder1 = places & threeB & ~(steady1 | steadyD | line1);
    const finder2 = places & threeA & ~(steady2 | steadyC | line2);
    const finder3 = places & three0 & ~(steady3 | steadyB | line3);
    if ((finder0 | finder1 | finder2 | finder3) !== 0) {
      if (finder0 !== 0) scoreSides(lines, next, finder0, tally);
      if (finder1 !== 0) scoreSides(lines, next + 1, finder1, tally);
      if (finder2 !== 0) scoreSides(lines, next + 2, finder2, tally);
      if (finder3 !== 0) scoreSides(lines, next + 3, finder3, tally);
    }

    sameB = same2;
    sameA = same3;
    threeC = three1;
    threeB = three2;
    threeA = three3;
    fiveA = five3;
    steadyE = steadyA;
    steadyD = steady0;
    steadyC = steady1;
    steadyB = steady2;
    steadyA = steady3;
  }
  // The step from a dark last line into the quiet zone is a change, too.
  const finderAtEnd = places & threeC & line3 & ~(sameA | sameB | steadyE);
  scoreSides(lines, end, finderAtEnd, tally);
  addToTally(tally, 8, eights);
  addToTally(tally, 1, belowEight(ones & places, twos & places, fours & places));
}

/** Tallies the sides with four light lines of finder-like patterns that end just before the line `after`. */
function scoreSides(lines: Int32Array, after: number, finders: number, tally: Int32Array): void {
  const first = after - 7;
  const lightAfter = finders & ~(lines[after] | lines[after + 1] | lines[after + 2] | lines[after + 3]);
  const lightBefore = finders & ~(lines[first - 1] | lines[first - 2] | lines[first - 3] | lines[first - 4]);
  if ((lightAfter | lightBefore) !== 0) addToTally(tally, 40, countBytes(lightAfter) + countBytes(lightBefore));
}

/**
 * Tallies N2 in each two lines that follow each other.
 *
 * @param pairs which bits of the words are modules with a next one to form a box with
 */
export function scoreBoxes(lines: Int32Array, size: number, pairs: number, tally: Int32Array): void {
  let line3 = lines[QUIET];
  let unlike3 = line3 ^ (line3 >>> 1);
  let ones = 0;
  let twos = 0;
  let fours = 0;
  // In each byte: at most 176 boxes, which is 22 eights, in each of 8 places.
  let eights = 0;

  const end = QUIET + size;
  for (let next = QUIET + 1; next < end; next += 4) {
    const lineA = line3;
    const unlikeA = unlike3;
    const line0 = lines[next];
    const line1 = lines[next + 1];
    const line2 = lines[next + 2];
    line3 = lines[next + 3];
    const unlike0 = line0 ^ (line0 >>> 1);
    const unlike1 = line1 ^ (line1 >>> 1);
    const unlike2 = line2 ^ (line2 >>> 1);
    unlike3 = line3 ^ (line3 >>> 1);
    const box0 = ~((line0 ^ lineA) | unlike0 | unlikeA);
    const box1 = ~((line1 ^ line0) | unlike1 | unlike0);
    const box2 = ~((line2 ^ line1) | unlike2 | unlike1);
    const box3 = ~((line3 ^ line2) | unlike3 | unlike2);

    const half0 = box0 ^ box1;
    const twoMore = (box0 & box1) | (ones & half0);
    ones ^= half0;
    const half1 = box2 ^ box3;
    const againTwo = (box2 & box3) | (ones & half1);
    ones ^= half1;
    const half2 = twoMore ^ againTwo;
    const fourMore = (twoMore & againTwo) | (twos & half2);
    twos ^= half2;
    const eightMore = fours & fourMore;
    fours ^= fourMore;
    eights = (eights + countBytes(eightMore & pairs)) | 0;
  }
  addToTally(tally, 3 * 8, eights);
  addToTally(tally, 3, belowEight(ones & pairs, twos & pairs, fours & pairs));
}

/** Number of dark modules in one stripe. */
export function countDark(lines: Int32Array, size: number, places: number): number {
  let dark = 0;
  for (let line = QUIET; line < QUIET + size; line++) dark += countOnes(lines[line] & places);
  return dark;
}

/** N4. */
export function darkSharePenalty(dark: number, size: number): number {
  // An odd number, so that the share is never exactly one half.
  const total = size * size;
  return 10 * (Math.ceil(Math.abs(20 * dark - 10 * total) / total) - 1);
}
