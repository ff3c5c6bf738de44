// How badly a mask suits a symbol. ISO/IEC 18004:2015, 7.8.3.1 with Table 11, over the complete symbol.
//
//   N1  each run of five or more modules of one colour in a line       3, and 1 for each module beyond five
//   N2  each 2 × 2 box of one colour, overlapping ones too              3
//   N3  each dark-light-dark-light-dark in 1:1:3:1:1 with light of four units on one side and one on the other; both
//       sides may count; the unit may be any number of modules, and the quiet zone is light without end    40
//   N4  each further 5 % that the share of dark modules lies away from one half                             10
//
// The rules are evaluated for 31 places of all lines at once (see layout.ts): down the lines, upright and sideways,
// with one bit for each place. A line differs from the one before where `change = line ^ previous`. What is to be
// counted is not counted bit by bit: adders on whole words collect four lines into one word (`ones`, `twos` and
// what is carried to the fours), and only that word's bits are counted. Where the complement of a word is at hand, it
// is the complement that is counted, and the sum is subtracted from what it can be at most.
//
// N3 is split: with a unit of one module here, with larger units in wide-finders.ts.

import { countBytes, countOnes } from './bit-count.ts';
import { QUIET } from './candidate.ts';

// Penalties are kept in `scores`, separately for the eight places of each byte of a word: two numbers of 16 bits in a
// first word for bytes 0 and 2, and in a second one for bytes 1 and 3. N1 and N2 are kept as what they fall short of
// the most that they could be in a symbol of this size, so that numbers may be negative; they stay within −9,000 and
// 21,000.

/** Adds to the penalty of each byte the number in that byte of `bytes`, `weight` times. */
function addBytes(scores: Int32Array, weight: number, bytes: number): void {
  // A plain product might be −0, which JavaScript engines can compute only as a fraction.
  scores[0] += Math.imul(weight, bytes & 0x00ff00ff);
  scores[1] += Math.imul(weight, (bytes >>> 8) & 0x00ff00ff);
}

/** The penalty that `scores` has for a byte. */
export function scoreOfByte(scores: Int32Array, byte: number): number {
  const pair = scores[byte & 1];
  // A negative lower number has borrowed from the upper one.
  return byte < 2 ? (pair << 16) >> 16 : (pair + 0x8000) >> 16;
}

/**
 * Scores N1 and the part of N3 with a unit of one module, for all runs down the lines.
 *
 * @param lines the words of one stripe, with `QUIET` words of zero before and after them
 * @param size number of lines, one more than a multiple of four
 * @param places which bits of the words are modules to be counted
 */
export function scoreRuns(lines: Int32Array, size: number, places: number, scores: Int32Array): void {
  // Names end in the line's number within its group of four; a, b, c, … are one, two, three, … lines before the group.
  // Before the first line everything changes, so that no run reaches beyond the edge.
  let line3 = lines[QUIET];
  let changeA = -1;
  let changeB = 0;
  let twoA = -1;
  let twoB = -1;
  let twoC = -1;
  let mixedA = -1;
  let threeA = 0;
  let threeB = 0;
  let threeC = 0;
  let threeD = 0;
  let threeE = 0;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let even = 0;
  let odd = 0;

  const end = QUIET + size;
  for (let next = QUIET + 1; next < end; next += 4) {
    const line0 = lines[next];
    const line1 = lines[next + 1];
    const line2 = lines[next + 2];
    const change0 = line0 ^ line3;
    const change1 = line1 ^ line0;
    const change2 = line2 ^ line1;
    line3 = lines[next + 3];
    const change3 = line3 ^ line2;

    // Whether there is a change among the last two, and the last four steps. A run of L ≥ 5 lines has L − 4 windows
    // of four steps without a change, and one start of such windows: its penalty is the windows plus twice the starts.
    const two0 = change0 | changeA;
    const two1 = change1 | change0;
    const two2 = change2 | change1;
    const two3 = change3 | change2;
    const mixed0 = two0 | twoB;
    const mixed1 = two1 | twoA;
    const mixed2 = two2 | two0;
    const mixed3 = two3 | two1;
    // Windows start in at most one run within four lines, and only where none ended just before the group.
    const noStart = (mixed0 & mixed1 & mixed2 & mixed3) | ~mixedA;

    let half = ones ^ mixed0;
    const pair0 = (ones & mixed0) | (half & mixed1);
    ones = half ^ mixed1;
    half = ones ^ mixed2;
    const pair1 = (ones & mixed2) | (half & mixed3);
    ones = half ^ mixed3;
    half = twos ^ pair0;
    const four0 = (twos & pair0) | (half & pair1);
    twos = half ^ pair1;
    const four1 = twos & noStart;
    twos ^= noStart;
    half = fours ^ four0;
    const eights = countBytes(((fours & four0) | (half & four1)) & places);
    even += eights & 0x00ff00ff;
    odd += (eights >>> 8) & 0x00ff00ff;
    fours = half ^ four1;

    // 1:1:3:1:1 lies between eight edges: three changes in a row, two steps without, three changes in a row, and
    // then it is light.
    const both0 = change0 & changeA;
    const both1 = change1 & change0;
    const three0 = both0 & changeB;
    const three1 = both1 & changeA;
    const three2 = change2 & both1;
    const three3 = change3 & change2 & change1;
    const core0 = three0 & threeE & ~(twoC | line0);
    const core1 = three1 & threeD & ~(twoB | line1);
    const core2 = three2 & threeC & ~(twoA | line2);
    const core3 = three3 & threeB & ~(two0 | line3);
    if (((core0 | core1 | core2 | core3) & places) !== 0) {
      countSides(lines, next, core0 & places, scores);
      countSides(lines, next + 1, core1 & places, scores);
      countSides(lines, next + 2, core2 & places, scores);
      countSides(lines, next + 3, core3 & places, scores);
    }
    changeB = change2;
    changeA = change3;
    twoC = two1;
    twoB = two2;
    twoA = two3;
    mixedA = mixed3;
    threeE = threeA;
    threeD = three0;
    threeC = three1;
    threeB = three2;
    threeA = three3;
  }
  // The step from the last line into the quiet zone can end a finder, too.
  countSides(lines, end, line3 & changeA & changeB & threeE & ~twoC & places, scores);
  const left = countBytes(ones & places) + 2 * countBytes(twos & places) + 4 * countBytes(fours & places);
  addBytes(scores, -1, left);
  scores[0] -= 8 * even;
  scores[1] -= 8 * odd;
}

/** Scores the sides with four light lines of finder-like patterns whose dark part ends just before the line `after`. */
function countSides(lines: Int32Array, after: number, cores: number, scores: Int32Array): void {
  if (cores === 0) return;
  const darkAfter = lines[after] | lines[after + 1] | lines[after + 2] | lines[after + 3];
  const darkBefore = lines[after - 8] | lines[after - 9] | lines[after - 10] | lines[after - 11];
  addBytes(scores, 40, countBytes(cores & ~darkAfter) + countBytes(cores & ~darkBefore));
}

/**
 * Scores N2 in each two lines that follow each other.
 *
 * @param pairs which bits of the words are modules with a next one to form a box with
 */
export function scoreBoxes(lines: Int32Array, size: number, pairs: number, scores: Int32Array): void {
  let line3 = lines[QUIET];
  let edges3 = line3 ^ (line3 >>> 1);
  let ones = 0;
  let twos = 0;
  let even = 0;
  let odd = 0;

  const end = QUIET + size;
  for (let next = QUIET + 1; next < end; next += 4) {
    const line0 = lines[next];
    const line1 = lines[next + 1];
    const line2 = lines[next + 2];
    const edges0 = line0 ^ (line0 >>> 1);
    const edges1 = line1 ^ (line1 >>> 1);
    const edges2 = line2 ^ (line2 >>> 1);
    const mixed0 = (line0 ^ line3) | edges0 | edges3;
    line3 = lines[next + 3];
    edges3 = line3 ^ (line3 >>> 1);
    const mixed1 = (line1 ^ line0) | edges1 | edges0;
    const mixed2 = (line2 ^ line1) | edges2 | edges1;
    const mixed3 = (line3 ^ line2) | edges3 | edges2;

    let half = ones ^ mixed0;
    const pair0 = (ones & mixed0) | (half & mixed1);
    ones = half ^ mixed1;
    half = ones ^ mixed2;
    const pair1 = (ones & mixed2) | (half & mixed3);
    ones = half ^ mixed3;
    half = twos ^ pair0;
    const fours = countBytes(((twos & pair0) | (half & pair1)) & pairs);
    even += fours & 0x00ff00ff;
    odd += (fours >>> 8) & 0x00ff00ff;
    twos = half ^ pair1;
  }
  addBytes(scores, -3, countBytes(ones & pairs) + 2 * countBytes(twos & pairs));
  scores[0] -= 12 * even;
  scores[1] -= 12 * odd;
}

/** Number of dark modules in one stripe. */
export function countDark(lines: Int32Array, size: number, places: number): number {
  let dark = 0;
  for (let line = QUIET; line < QUIET + size; line++) dark += countOnes(lines[line] & places);
  return dark;
}

/** N4. */
export function darkSharePenalty(dark: number, size: number): number {
  const total = size * size;
  return 10 * (Math.ceil(Math.abs(20 * dark - 10 * total) / total) - 1);
}
