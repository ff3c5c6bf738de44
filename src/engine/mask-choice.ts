// The mask whose symbol has the least penalty. ISO/IEC 18004:2015, 7.8.3.
//
// What makes the difference is scored for all eight candidates: N1, N2, and N3 with a unit of one module. The rest, N4
// and N3 with larger units, is nearly always nothing and can only add to a penalty; it is scored for the candidate that
// leads, until the score of the leader is complete.

import { loadLines, QUIET } from './candidate.ts';
import { MAX_VERSION, symbolSize } from './capacity.ts';
import { type Layout, layoutOf } from './layout.ts';
import { candidateWords, maskPlanes } from './mask-planes.ts';
import { MASKS, type Mask } from './masks.ts';
import { countDark, darkSharePenalty, scoreBoxes, scoreRuns } from './penalty.ts';
import type { PreparedCode } from './qr-code.ts';
import { scoreWideFinders } from './wide-finders.ts';

// Reused by every call: allocating them would cost a small code as much as placing its codewords.
const lines = new Int32Array(symbolSize(MAX_VERSION) + 2 * QUIET);
const tally = new Int32Array(4);
const penalties = new Int32Array(MASKS.length);

/** The mask with the least penalty of 7.8.3, the lowest-numbered of equal ones. */
export function bestMask({ version, level, symbol }: PreparedCode): Mask {
  const layout = layoutOf(version);
  const planes = maskPlanes(version, level);
  scoreCandidates(symbol, planes, layout);
  const isComplete = MASKS.map(() => false);
  for (;;) {
    let leader: Mask = 0;
    for (const mask of MASKS) if (penalties[mask] < penalties[leader]) leader = mask;
    if (isComplete[leader]) return leader;
    penalties[leader] += scoreRest(symbol, planes, layout, leader);
    isComplete[leader] = true;
  }
}

/**
 * The penalties of all eight candidates without what `scoreRest` adds. The result is reused: it holds until the next
 * call.
 */
export function scoreCandidates(symbol: Int32Array, planes: Int32Array, layout: Layout): Int32Array {
  const { size, stripes, candidateStripes } = layout;
  const uprightSymbol = stripes * size;
  const uprightPlanes = candidateStripes.length * size;
  penalties.fill(0);
  for (let i = 0; i < candidateStripes.length; i++) {
    const { stripe, masks, places, pairs } = candidateStripes[i];
    loadLines(lines, symbol, stripe * size, planes, i * size, size);
    scoreRuns(lines, size, places, tally);
    loadLines(lines, symbol, uprightSymbol + stripe * size, planes, uprightPlanes + i * size, size);
    scoreRuns(lines, size, places, tally);
    scoreBoxes(lines, size, pairs, tally);
    for (let byte = 0; byte < 4; byte++) {
      penalties[masks[byte]] += tally[byte];
      tally[byte] = 0;
    }
  }
  return penalties;
}

/** What `scoreCandidates` leaves out, for one candidate. */
export function scoreRest(symbol: Int32Array, planes: Int32Array, layout: Layout, mask: Mask): number {
  const { size, stripes, candidateStripes } = layout;
  let penalty = 0;
  let dark = 0;
  lines.fill(0);
  for (let stripe = 0; stripe < stripes; stripe++) {
    const { start, shift, bits } = candidateWords(layout, mask, stripe);
    const places = bits << shift;
    loadLines(lines, symbol, stripe * size, planes, start, size);
    penalty += scoreWideFinders(lines, size, places);
    loadLines(lines, symbol, (stripes + stripe) * size, planes, candidateStripes.length * size + start, size);
    penalty += scoreWideFinders(lines, size, places);
    dark += countDark(lines, size, places);
  }
  return penalty + darkSharePenalty(dark, size);
}
