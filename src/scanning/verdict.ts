import type { Inspection } from './limits.ts';
import type { Reading } from './tunnel.ts';
import { type Verdict, worstVerdict } from './verdict-text.ts';

/** Readings of a picture, and of a plain black code of the same text where the picture failed. */
export interface Evidence {
  readonly readings: readonly Reading[];
  readonly plain: readonly Reading[];
}

/** Least share of the readings in which a plain code passes. */
const SHARE_MIN = { everywhere: 0.95, good: 0.6 } as const;

/** Least share of all readings: a plain code that is hard to read does not get easier for others. */
const ABSOLUTE_MIN = { everywhere: 0.75, good: 0.35 } as const;

/** Share of right readings, 0 to 1, of those in which a plain code of the same text is read. */
export function readShare({ readings, plain }: Evidence): number {
  const right = readings.filter(({ isRight }) => isRight).length;
  const missed = plain.filter(({ isRight }) => isRight).length;
  return right === 0 ? 0 : right / (right + missed);
}

/** The verdict: no better than the limits allow, and than the readings are. Without readings the limits alone decide. */
export function judgeEvidence({ budget, limits }: Inspection, evidence: Evidence): Verdict {
  const verdicts = limits.map(({ verdict }) => verdict);
  const { readings } = evidence;
  if (readings.length === 0) return budget.isReadable ? worstVerdict(verdicts) : 'not';
  const right = readings.filter(({ isRight }) => isRight).length;
  if (right === 0) return 'not';
  const share = readShare(evidence);
  const absolute = right / readings.length;
  if (share < SHARE_MIN.good || absolute < ABSOLUTE_MIN.good) verdicts.push('unlikely');
  else if (share < SHARE_MIN.everywhere || absolute < ABSOLUTE_MIN.everywhere) verdicts.push('good-conditions');
  // A picture that not every reader reads as it is scans nowhere for sure.
  if (readings.some(({ condition, isRight }) => condition === 'as-is' && !isRight)) verdicts.push('good-conditions');
  return worstVerdict(verdicts);
}
