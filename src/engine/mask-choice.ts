// The mask whose symbol has the least penalty. ISO/IEC 18004:2015, 7.8.3.
//
// What makes the difference is scored for all eight candidates: N1, N2, and N3 with a unit of one module. The rest, N4
// and N3 with larger units, is nearly always nothing and can only add to a penalty; it is scored for the candidate that
// leads, until the score of the leader is complete.

import { loadLines, QUIET } from './candidate.ts';
import { MAX_VERSION, sizeOf } from './capacity.ts';
import { type Layout, layoutOf } from './layout.ts';
import { candidateWords, maskPlanes } from './mask-planes.ts';
import { countDark, darkSharePenalty, scoreBoxes, scoreOfByte, scoreRuns } from './penalty.ts';
import type { Mask, PreparedCode } from './qr-code.ts';
import { scoreWideFinders } from './wide-finders.ts';

const MASK_COUNT = 8;

// Reused by every call: allocating them would cost a small code as much as placing its codewords.
const lines = new Int32Array(sizeOf(MAX_VERSION) + 2 * QUIET);
const scores = new Int32Array(2);
const penalties = new Int32Array(MASK_COUNT);

/** The mask with the least penalty of 7.8.3, the lowest-numbered of equal ones. */
export function bestMask({ version, level, symbol }: PreparedCode): Mask {
  const layout = layoutOf(version);
  const planes = maskPlanes(version, level);
  scoreCandidates(symbol, planes, layout);
  let complete = 0;
  for (;;) {
    let leader = 0;
    for (let mask = 1; mask < MASK_COUNT; mask++) if (penalties[mask] < penalties[leader]) leader = mask;
    if ((complete >>> leader) & 1) return leader as Mask;
    penalties[leader] += scoreRest(symbol, planes, layout, leader);
    complete |= 1 << leader;
  }
}

/**
 * The penalties of all eight candidates without what `scoreRest` adds, and less the most that N1 and N2 can be in a
 * symbol of this size, which is the same for all. The result is reused: it holds until the next call.
 */
export function scoreCandidates(symbol: Int32Array, planes: Int32Array, layout: Layout): Int32Array {
  const { size, whole, rest, stripes, lanes, laneBits, copies, candidateStripes } = layout;
  const restPlaces = Math.imul((1 << rest) - 1, copies);
  penalties.fill(0);

  for (let stripe = 0; stripe < candidateStripes; stripe++) {
    const isWhole = stripe < MASK_COUNT * whole;
    const own = isWhole ? stripe % whole : whole;
    const places = isWhole ? 0x7fffffff : restPlaces;
    // The last module of a line has no next one.
    const pairs = own + 1 < stripes ? places : places & (places >>> 1);

    scores.fill(0);
    loadLines(lines, symbol, own * size, planes, stripe * size, size);
    scoreRuns(lines, size, places, scores);
    loadLines(lines, symbol, (stripes + own) * size, planes, (candidateStripes + stripe) * size, size);
    scoreRuns(lines, size, places, scores);
    scoreBoxes(lines, size, pairs, scores);

    const mask = isWhole ? Math.floor(stripe / whole) : (stripe - MASK_COUNT * whole) * lanes;
    const bits = isWhole ? 32 : laneBits;
    for (let byte = 0; byte < 4; byte++) {
      penalties[mask + Math.floor((8 * byte) / bits)] += scoreOfByte(scores, byte);
    }
  }
  return penalties;
}

/** What `scoreCandidates` leaves out, for one candidate. */
export function scoreRest(symbol: Int32Array, planes: Int32Array, layout: Layout, mask: number): number {
  const { size, stripes, candidateStripes } = layout;
  let penalty = 0;
  let dark = 0;
  lines.fill(0);
  for (let stripe = 0; stripe < stripes; stripe++) {
    const { start, shift, bits } = candidateWords(layout, mask, stripe);
    const places = bits << shift;
    loadLines(lines, symbol, stripe * size, planes, start, size);
    penalty += scoreWideFinders(lines, size, places);
    loadLines(lines, symbol, (stripes + stripe) * size, planes, candidateStripes * size + start, size);
    penalty += scoreWideFinders(lines, size, places);
    dark += countDark(lines, size, places);
  }
  return penalty + darkSharePenalty(dark, size);
}
