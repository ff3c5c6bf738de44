// The mask whose symbol has the least penalty. ISO/IEC 18004:2015, 7.8.3.
//
// All rules but one are scored for all eight candidates. The rest, finder-like patterns of more than one module a unit,
// can only add to a penalty; it is scored for the candidate that leads, until the leader's score is complete.

import { loadLines, QUIET } from './candidate.ts';
import type { ErrorCorrectionLevel } from './capacity.ts';
import { type Layout, layoutOf } from './layout.ts';
import { candidateWords, type MaskPlanes, maskPlanes } from './mask-planes.ts';
import { boxConstant, darkSharePenalty, runConstant, scoreBoxes, scoreRuns } from './penalty.ts';
import type { UnmaskedSymbol } from './placement.ts';
import { scoreWideFinders } from './wide-finders.ts';

const MASK_COUNT = 8;

/** The mask with the least penalty, the lowest-numbered of equal ones. */
export function chooseMask(symbol: UnmaskedSymbol, version: number, level: ErrorCorrectionLevel): number {
  const layout = layoutOf(version);
  const planes = maskPlanes(version, level);
  const penalties = scoreCandidates(symbol, planes, layout);
  let complete = 0;
  for (;;) {
    let leader = 0;
    for (let mask = 1; mask < MASK_COUNT; mask++) if (penalties[mask] < penalties[leader]) leader = mask;
    if ((complete >>> leader) & 1) return leader;
    penalties[leader] += scoreWideCandidate(symbol, planes, layout, leader);
    complete |= 1 << leader;
  }
}

/** The penalties of all eight candidates without N3's units of two and more modules. */
export function scoreCandidates(symbol: UnmaskedSymbol, planes: MaskPlanes, layout: Layout): Int32Array {
  const { size, whole, rest, lanes, laneBits, candidateStripes } = layout;
  const lines = new Int32Array(size + 2 * QUIET);
  const penalties = new Int32Array(MASK_COUNT);
  const dark = new Int32Array(MASK_COUNT);
  const byteSums = new Int32Array(4);
  const byteDark = new Int32Array(4);
  const restPlaces = repeatInLanes((1 << rest) - 1, layout);
  const restPairs = repeatInLanes((1 << (rest - 1)) - 1, layout);

  for (let stripe = 0; stripe < candidateStripes; stripe++) {
    const isWhole = stripe < MASK_COUNT * whole;
    const start = (isWhole ? stripe % whole : whole) * size;
    const places = isWhole ? 0x7fffffff : restPlaces;
    const hasNext = isWhole && (rest > 0 || stripe % whole < whole - 1);
    const pairs = !isWhole ? restPairs : hasNext ? 0x7fffffff : 0x3fffffff;

    byteSums.fill(0);
    byteDark.fill(0);
    loadLines(lines, symbol.sideways, start, planes.sideways, stripe * size, size);
    scoreRuns(lines, size, places, byteSums);
    loadLines(lines, symbol.upright, start, planes.upright, stripe * size, size);
    scoreRuns(lines, size, places, byteSums);
    scoreBoxes(lines, size, places, pairs, byteSums, byteDark);

    const mask = isWhole ? Math.floor(stripe / whole) : (stripe - MASK_COUNT * whole) * lanes;
    for (let byte = 0; byte < 4; byte++) {
      const lane = isWhole ? 0 : Math.floor((8 * byte) / laneBits);
      penalties[mask + lane] += byteSums[byte];
      dark[mask + lane] += byteDark[byte];
    }
  }
  const constant = 2 * size * runConstant(size) + boxConstant(size);
  for (let mask = 0; mask < MASK_COUNT; mask++) penalties[mask] += constant + darkSharePenalty(dark[mask], size);
  return penalties;
}

/** What `scoreCandidates` leaves out, for one candidate. */
export function scoreWideCandidate(symbol: UnmaskedSymbol, planes: MaskPlanes, layout: Layout, mask: number): number {
  const { size, stripes } = layout;
  const lines = new Int32Array(size + 2 * QUIET);
  let penalty = 0;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const { start, shift, bits } = candidateWords(layout, mask, stripe);
    loadLines(lines, symbol.sideways, stripe * size, planes.sideways, start, size);
    penalty += scoreWideFinders(lines, size, bits << shift);
    loadLines(lines, symbol.upright, stripe * size, planes.upright, start, size);
    penalty += scoreWideFinders(lines, size, bits << shift);
  }
  return penalty;
}

function repeatInLanes(bits: number, { lanes, laneBits }: Layout): number {
  let repeated = 0;
  for (let lane = 0; lane < lanes; lane++) repeated |= bits << (lane * laneBits);
  return repeated;
}
