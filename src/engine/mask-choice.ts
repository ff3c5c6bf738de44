// The mask whose symbol has the least penalty. ISO/IEC 18004:2015, 7.8.3.
//
// What makes the difference is scored for all eight candidates: N1, N2, and N3 with a unit of one module. The rest, N4
// and N3 with larger units, is nearly always nothing and can only add to a penalty; it is scored for the candidate that
// leads, until the score of the leader is complete.

import { loadLines, QUIET } from './candidate.ts';
import { type ErrorCorrectionLevel, MAX_VERSION, sizeOf } from './capacity.ts';
import { type Layout, layoutOf } from './layout.ts';
import { candidateWords, type MaskPlanes, maskPlanes } from './mask-planes.ts';
import {
  COUNT_WORDS,
  countDark,
  countOfByte,
  darkSharePenalty,
  FINDER_SIDES,
  MISSING,
  scoreBoxes,
  scoreRuns,
} from './penalty.ts';
import { scoreWideFinders } from './wide-finders.ts';

const MASK_COUNT = 8;

// Reused by every call: allocating them would cost a small code as much as placing its codewords.
const lines = new Int32Array(sizeOf(MAX_VERSION) + 2 * QUIET);
const counts = new Int32Array(COUNT_WORDS);
const penalties = new Int32Array(MASK_COUNT);

/** The mask with the least penalty, the lowest-numbered of equal ones. */
export function chooseMask(symbol: Int32Array, version: number, level: ErrorCorrectionLevel): number {
  const layout = layoutOf(version);
  const planes = maskPlanes(version, level);
  scoreCandidates(symbol, planes, layout);
  let complete = 0;
  for (;;) {
    let leader = 0;
    for (let mask = 1; mask < MASK_COUNT; mask++) if (penalties[mask] < penalties[leader]) leader = mask;
    if ((complete >>> leader) & 1) return leader;
    penalties[leader] += scoreRest(symbol, planes, layout, leader);
    complete |= 1 << leader;
  }
}

/**
 * The penalties of all eight candidates without what `scoreRest` adds, and less the most that N1 and N2 can be in a
 * symbol of this size, which is the same for all. The result is reused: it holds
 * until the next call.
 */
export function scoreCandidates(symbol: Int32Array, planes: MaskPlanes, layout: Layout): Int32Array {
  const { size, whole, rest, stripes, lanes, laneBits, candidateStripes } = layout;
  let restPlaces = 0;
  for (let lane = 0; lane < 32; lane += laneBits) restPlaces |= ((1 << rest) - 1) << lane;
  penalties.fill(0);

  for (let stripe = 0; stripe < candidateStripes; stripe++) {
    const isWhole = stripe < MASK_COUNT * whole;
    const own = isWhole ? stripe % whole : whole;
    const places = isWhole ? 0x7fffffff : restPlaces;
    // The last module of a line has no next one.
    const pairs = own + 1 < stripes ? places : places & (places >>> 1);

    counts.fill(0);
    loadLines(lines, symbol, own * size, planes.sideways, stripe * size, size);
    scoreRuns(lines, size, places, counts);
    loadLines(lines, symbol, (stripes + own) * size, planes.upright, stripe * size, size);
    scoreRuns(lines, size, places, counts);
    scoreBoxes(lines, size, pairs, counts);

    const mask = isWhole ? Math.floor(stripe / whole) : (stripe - MASK_COUNT * whole) * lanes;
    for (let byte = 0; byte < 4; byte++) {
      const lane = isWhole ? 0 : Math.floor((8 * byte) / laneBits);
      penalties[mask + lane] += 40 * countOfByte(counts, FINDER_SIDES, byte) - countOfByte(counts, MISSING, byte);
    }
  }
  return penalties;
}

/** What `scoreCandidates` leaves out, for one candidate. */
export function scoreRest(symbol: Int32Array, planes: MaskPlanes, layout: Layout, mask: number): number {
  const { size, stripes } = layout;
  let penalty = 0;
  let dark = 0;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const { start, shift, bits } = candidateWords(layout, mask, stripe);
    const places = bits << shift;
    loadLines(lines, symbol, stripe * size, planes.sideways, start, size);
    penalty += scoreWideFinders(lines, size, places);
    loadLines(lines, symbol, (stripes + stripe) * size, planes.upright, start, size);
    penalty += scoreWideFinders(lines, size, places);
    dark += countDark(lines, size, places);
  }
  return penalty + darkSharePenalty(dark, size);
}
