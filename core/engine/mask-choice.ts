// Chooses the mask with the least penalty, over the complete symbol. ISO/IEC 18004:2015, 7.8.3 and Table 11.
//
//   N1  a run of five or more modules of one color in a row or column       3, plus 1 for each module past the fifth
//   N2  a 2 × 2 block of one color; blocks may overlap                       3
//   N3  dark-light-dark-light-dark as 1:1:3:1:1 in any unit, four units of   40 for each side that has four units
//       light on one side, one on the other; the quiet zone is light
//   N4  every 5%, or part of it, by which dark modules lie outside 45–55%    10
//
// N1, N2 and N3 are scored at 32 places at once (bit-planes.ts). The loops run down the lines of a stripe and keep what
// they need of the previous lines. For N1 and N3 that is `change`: the places where a line differs from the line
// before. The symbol's border counts as a change. Example: one place of a symbol with 14 lines, ■ for dark:
//
//   line       0 1 2 3 4 5 6 7 8 9 10 11 12 13
//   module     ■ □ ■ ■ ■ □ ■ □ □ □ □  □  ■  ■
//   change     ▲ ▲ ▲ · · ▲ ▲ ▲ · · ·  ·  ▲  ·
//   finder                   ▲                    line 7: the change that ends 1:1:3:1:1; the pattern is lines 0 to 6
//   five                               ▲          line 11: the fifth or a later module of a run
//   mark                               ▲  ▲  ▲    a `five` in this line or in one of the two before it
//
// N1 is the number of marks. A run of n modules has n − 4 fives and two more marks, which is 3 + (n − 5).
//
// Marks and the blocks of N2 are added up as in Hacker's Delight, section 5-2: at each place, `ones` and `twos` are the
// digits of a binary counter. A loop takes a group of four lines at a time. The group carries into the fours at most
// once at each place, so one count over all places is enough for the group. Every line after line 0 is in a group,
// because size − 1 is a multiple of 4 in every version; line 0 is handled before the loop. A variable's name ends with
// the number of its line in the group, 0 to 3, or with A, B, C, … for one, two, three, … lines before the group.

import { type BitPlanes, lightPlanes, planeWords, stripesOf } from './bit-planes.ts';
import { MAX_VERSION, symbolSize } from './capacity.ts';
import { MASKS, type Mask, maskPlanes } from './masks.ts';
import type { PreparedCode } from './qr-code.ts';

const candidate = lightPlanes(symbolSize(MAX_VERSION));

/**
 * Of equal penalties, the lowest number wins (7.8.3). All masks get their `commonPenalty`. `rarePenalty` is nearly
 * always 0 and never negative, so only the leader gets it too, until the leader has both.
 */
export function bestMask({ version, level, symbol }: PreparedCode): Mask {
  const size = symbolSize(version);
  const planes = maskPlanes(version, level);
  const penalties = MASKS.map((mask) => commonPenalty(applyMask(symbol, planes[mask]), size));
  const isComplete = MASKS.map(() => false);
  for (;;) {
    const leader = MASKS[penalties.indexOf(Math.min(...penalties))];
    if (isComplete[leader]) return leader;
    penalties[leader] += rarePenalty(applyMask(symbol, planes[leader]), size);
    isComplete[leader] = true;
  }
}

function applyMask(symbol: BitPlanes, mask: BitPlanes): BitPlanes {
  for (let i = 0; i < symbol.length; i++) candidate[i] = symbol[i] ^ mask[i];
  return candidate;
}

/** Returns the sum of N1, N2 and the part of N3 with a unit of one module. This sum usually decides between masks. */
export function commonPenalty(planes: BitPlanes, size: number): number {
  return linePenalty(planes, size) + boxPenalty(planes, size);
}

/** Returns the sum of N4 and the part of N3 with units of two or more modules: nearly always 0, and never negative. */
export function rarePenalty(planes: BitPlanes, size: number): number {
  return widePenalty(planes, size) + darkSharePenalty(planes, size);
}

function linePenalty(planes: BitPlanes, size: number): number {
  const last = (stripesOf(size) - 1) * size;
  const columns = planeWords(size);
  let penalty = 0;
  for (let stripe = 0; stripe < last; stripe += size) {
    penalty += runPenalty(planes, stripe, size, -1) + runPenalty(planes, columns + stripe, size, -1);
  }
  const places = placesOfLast(size);
  if (places > 0xffff) {
    return penalty + runPenalty(planes, last, size, places) + runPenalty(planes, columns + last, size, places);
  }
  // Both last stripes have at most 16 places, so they fit into one.
  for (let line = 0; line < size; line++) joined[line] = planes[last + line] | (planes[columns + last + line] << 16);
  return penalty + runPenalty(joined, 0, size, places | (places << 16));
}

const joined = new Int32Array(symbolSize(MAX_VERSION));

/** Returns N1 and the part of N3 with a unit of one module, down one stripe, at `places` only. */
function runPenalty(planes: Int32Array, stripe: number, size: number, places: number): number {
  let penalty = 0;
  let sides = 0;
  let lineA = planes[stripe];
  let changeA = -1;
  let changeB = 0;
  let changeC = 0;
  let changeD = 0;
  let changeE = 0;
  let changeF = 0;
  let changeG = 0;
  let fiveA = 0;
  let fiveB = 0;
  let ones = 0;
  let twos = 0;
  const end = stripe + size;
  for (let next = stripe + 1; next < end; next += 4) {
    const line0 = planes[next];
    const line1 = planes[next + 1];
    const line2 = planes[next + 2];
    const line3 = planes[next + 3];
    const change0 = line0 ^ lineA;
    const change1 = line1 ^ line0;
    const change2 = line2 ^ line1;
    const change3 = line3 ^ line2;

    const five0 = ~(change0 | changeA | changeB | changeC);
    const five1 = ~(change1 | change0 | changeA | changeB);
    const five2 = ~(change2 | change1 | change0 | changeA);
    const five3 = ~(change3 | change2 | change1 | change0);
    const mark0 = five0 | fiveA | fiveB;
    const mark1 = five1 | five0 | fiveA;
    const mark2 = five2 | five1 | five0;
    const mark3 = five3 | five2 | five1;
    const twosA = majority(ones, mark0, mark1);
    ones ^= mark0 ^ mark1;
    const twosB = majority(ones, mark2, mark3);
    ones ^= mark2 ^ mark3;
    const fours = majority(twos, twosA, twosB);
    twos ^= twosA ^ twosB;
    penalty += 4 * countOnes(fours & places);

    const finder0 = lineA & change0 & changeA & changeB & ~(changeC | changeD) & changeE & changeF & changeG;
    const finder1 = line0 & change1 & change0 & changeA & ~(changeB | changeC) & changeD & changeE & changeF;
    const finder2 = line1 & change2 & change1 & change0 & ~(changeA | changeB) & changeC & changeD & changeE;
    const finder3 = line2 & change3 & change2 & change1 & ~(change0 | changeA) & changeB & changeC & changeD;
    if (((finder0 | finder1 | finder2 | finder3) & places) !== 0) {
      const line = next - stripe;
      if (finder0 & places) sides += countSides(planes, stripe, size, line, finder0 & places);
      if (finder1 & places) sides += countSides(planes, stripe, size, line + 1, finder1 & places);
      if (finder2 & places) sides += countSides(planes, stripe, size, line + 2, finder2 & places);
      if (finder3 & places) sides += countSides(planes, stripe, size, line + 3, finder3 & places);
    }

    lineA = line3;
    fiveA = five3;
    fiveB = five2;
    changeG = changeC;
    changeF = changeB;
    changeE = changeA;
    changeD = change0;
    changeC = change1;
    changeB = change2;
    changeA = change3;
  }
  penalty += countOnes(ones & places) + 2 * countOnes(twos & places);
  penalty += countOnes((fiveA | fiveB) & places) + countOnes(fiveA & places);
  const finder = lineA & changeA & changeB & ~(changeC | changeD) & changeE & changeF & changeG;
  sides += countSides(planes, stripe, size, size, finder & places);
  return penalty + 40 * sides;
}

/** The patterns end just before line `end`, at each of `places`. */
function countSides(planes: Int32Array, stripe: number, size: number, end: number, places: number): number {
  const before = allLight(planes, stripe, size, end - 11, 4, places);
  const after = allLight(planes, stripe, size, end, 4, places);
  return (before === 0 ? 0 : countOnes(before)) + (after === 0 ? 0 : countOnes(after));
}

/** Returns the carry of a + b + c at each place; the sum's low digit is a ^ b ^ c. */
function majority(a: number, b: number, c: number): number {
  return (a & b) | (c & (a ^ b));
}

/** Returns N2. A bit of `unlike…` is set if the module at its place differs from the next module of the line. */
function boxPenalty(rows: BitPlanes, size: number): number {
  let boxes = 0;
  for (let index = 0; index < stripesOf(size); index++) {
    const stripe = index * size;
    const isLast = index === stripesOf(size) - 1;
    // The last place of a line has no neighbor after it.
    const pairs = isLast ? placesOfLast(size) >>> 1 : -1;
    if (pairs === 0) continue;
    const following = isLast ? stripe : stripe + size;
    let lineA = rows[stripe];
    let unlikeA = lineA ^ ((lineA >>> 1) | (rows[following] << 31));
    let ones = 0;
    let twos = 0;
    for (let line = 1; line < size; line += 4) {
      const at = stripe + line;
      const to = following + line;
      const line0 = rows[at];
      const line1 = rows[at + 1];
      const line2 = rows[at + 2];
      const line3 = rows[at + 3];
      const unlike0 = line0 ^ ((line0 >>> 1) | (rows[to] << 31));
      const unlike1 = line1 ^ ((line1 >>> 1) | (rows[to + 1] << 31));
      const unlike2 = line2 ^ ((line2 >>> 1) | (rows[to + 2] << 31));
      const unlike3 = line3 ^ ((line3 >>> 1) | (rows[to + 3] << 31));
      const box0 = ~((line0 ^ lineA) | unlike0 | unlikeA);
      const box1 = ~((line1 ^ line0) | unlike1 | unlike0);
      const box2 = ~((line2 ^ line1) | unlike2 | unlike1);
      const box3 = ~((line3 ^ line2) | unlike3 | unlike2);
      const twosA = majority(ones, box0, box1);
      ones ^= box0 ^ box1;
      const twosB = majority(ones, box2, box3);
      ones ^= box2 ^ box3;
      const fours = majority(twos, twosA, twosB);
      twos ^= twosA ^ twosB;
      boxes += 4 * countOnes(fours & pairs);
      lineA = line3;
      unlikeA = unlike3;
    }
    boxes += countOnes(ones & pairs) + 2 * countOnes(twos & pairs);
  }
  return 3 * boxes;
}

/** Returns the part of N3 with units of two or more modules: 2:2:6:2:2, 3:3:9:3:3 and so on. */
function widePenalty(planes: BitPlanes, size: number): number {
  let sides = 0;
  for (let stripe = 0; stripe < 2 * planeWords(size); stripe += size) {
    // A pattern's middle, three units of dark, ends just before line `end`. The first possible middle is in lines 4 to
    // 9: its pattern has a unit of two modules and begins at line 0.
    let lineA = planes[stripe + 9];
    let pairA = lineA & planes[stripe + 8];
    let pairB = planes[stripe + 8] & planes[stripe + 7];
    let pairC = planes[stripe + 7] & planes[stripe + 6];
    let pairD = planes[stripe + 6] & planes[stripe + 5];
    let pairE = planes[stripe + 5] & planes[stripe + 4];
    for (let end = 10; end <= size - 4; end++) {
      const line0 = planes[stripe + end];
      const middle = pairA & pairC & pairE & ~(line0 | planes[stripe + end + 1]);
      if (middle !== 0) sides += countWideSides(planes, stripe, size, end, middle);
      pairE = pairD;
      pairD = pairC;
      pairC = pairB;
      pairB = pairA;
      pairA = line0 & lineA;
      lineA = line0;
    }
  }
  return 40 * sides;
}

/** Only patterns whose middle (three units of dark) ends just before `end`: dark, then two light. */
function countWideSides(planes: BitPlanes, stripe: number, size: number, end: number, middle: number): number {
  let sides = 0;
  let places = middle;
  for (let unit = 2; places !== 0 && 5 * unit <= end && end + 2 * unit <= size; unit++) {
    const start = end - 5 * unit;
    let found = allLight(planes, stripe, size, start + unit, unit, places);
    found = allLight(planes, stripe, size, end, unit, found);
    if (found !== 0) {
      found = allDark(planes, stripe, start, unit, found);
      found = allDark(planes, stripe, end + unit, unit, found);
      found = allLight(planes, stripe, size, start - unit, unit, found);
      found = allLight(planes, stripe, size, end + 2 * unit, unit, found);
      sides += countOnes(allLight(planes, stripe, size, start - 4 * unit, 4 * unit, found));
      sides += countOnes(allLight(planes, stripe, size, end + 2 * unit, 4 * unit, found));
    }
    places = allDark(planes, stripe, start + 2 * unit - 3, 3, places);
  }
  return sides;
}

/** Returns those of `places` that are light in all `count` lines from `from` on. Lines outside the symbol are light. */
function allLight(
  planes: Int32Array,
  stripe: number,
  size: number,
  from: number,
  count: number,
  places: number,
): number {
  const first = stripe + Math.max(from, 0);
  const end = stripe + Math.min(from + count, size);
  let found = places;
  for (let word = first; word < end; word++) found &= ~planes[word];
  return found;
}

/** Returns those of `places` that are dark in all `count` lines from `from` on, which must be inside the symbol. */
function allDark(planes: Int32Array, stripe: number, from: number, count: number, places: number): number {
  let found = places;
  for (let word = stripe + from; word < stripe + from + count; word++) found &= planes[word];
  return found;
}

function darkSharePenalty(rows: BitPlanes, size: number): number {
  let dark = 0;
  for (let i = 0; i < planeWords(size); i++) dark += countOnes(rows[i]);
  // The total is odd, so the share is never exactly one half.
  const total = size * size;
  return 10 * (Math.ceil(Math.abs(20 * dark - 10 * total) / total) - 1);
}

function placesOfLast(size: number): number {
  return (1 << (size & 31)) - 1;
}

/** Returns the number of ones in a word, 0 to 32 (Hacker's Delight, section 5-1). */
function countOnes(word: number): number {
  let counts = word - ((word >>> 1) & 0x55555555);
  counts = (counts & 0x33333333) + ((counts >>> 2) & 0x33333333);
  return Math.imul((counts + (counts >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
