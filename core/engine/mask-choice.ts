// Chooses the mask with the least penalty. ISO/IEC 18004:2015, 7.8.3.

import { type BitPlanes, lightPlanes } from './bit-planes.ts';
import { MAX_VERSION, symbolSize } from './capacity.ts';
import { maskPlanes } from './mask-planes.ts';
import { MASKS, type Mask } from './masks.ts';
import { commonPenalty, rarePenalty } from './penalty.ts';
import type { PreparedCode } from './qr-code.ts';

/** Scratch for a masked symbol, large enough for the largest version. */
const candidate = lightPlanes(symbolSize(MAX_VERSION));

/**
 * Returns the mask with the least penalty (7.8.3). Of masks with equal penalties, the one with the lowest number wins.
 *
 * All eight masks get their `commonPenalty`. `rarePenalty` is nearly always 0 and never negative. So only the mask with
 * the lowest sum gets its `rarePenalty` too. This repeats until the mask with the lowest sum has both penalties.
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

/** Returns the planes of the masked symbol. They are overwritten by the next call. */
function applyMask(symbol: BitPlanes, mask: BitPlanes): BitPlanes {
  for (let i = 0; i < symbol.length; i++) candidate[i] = symbol[i] ^ mask[i];
  return candidate;
}
