import type { ConditionId, Reading } from '#scanning/tunnel';
import type { Inspection } from './limits.ts';
import { type Verdict, worstVerdict } from './verdict.ts';

/** Readings of a picture, and of a plain black code of the same text where the picture failed. */
export interface Evidence {
  readonly readings: readonly Reading[];
  readonly plain: readonly Reading[];
  /** Every condition was tried, by the strong reader too. */
  readonly isComplete: boolean;
}

/** What readings and limits come to. */
export interface Decision {
  readonly verdict: Verdict;
  /** Share of right readings, 0 to 1, of those in which a plain code of the same text is read. */
  readonly share: number;
  /** What the readings allow next to a plain code's: the style's own doing. */
  readonly byStyle: Verdict;
  /** What the readings allow as such: a code that is hard to read in black does not get easier in colour. */
  readonly byDensity: Verdict;
}

const SHARE_OF_PLAIN_MIN = { everywhere: 0.85, good: 0.6 } as const;

const SHARE_OF_ALL_MIN = { everywhere: 0.75, good: 0.35 } as const;

/** Luma difference below which readers take a picture for flat. */
const LEAST_CONTRAST = 30;

/** Conditions without any trouble: what scans everywhere is read by every reader under each. */
const ON_SCREEN: readonly ConditionId[] = ['as-is', 'white-page', 'dark-page'];

/** The decision: no better than the limits allow, nor than the readings. Without readings the limits alone decide. */
export function decide(inspection: Inspection, { readings, plain, isComplete }: Evidence): Decision {
  const byLimits = worstVerdict(inspection.limits.map(({ verdict }) => verdict));
  const isLost = inspection.budget.blocks.some(({ wrong, repairable }) => wrong > repairable);
  if (readings.length === 0) {
    const verdict = isLost ? 'not' : byLimits;
    return { verdict, share: 0, byStyle: 'everywhere', byDensity: 'everywhere' };
  }
  const right = count(readings);
  const share = right === 0 ? 0 : right / (right + count(plain));
  if (right === 0) {
    // Other readers fail elsewhere. That all fail takes more than two that do: a loss that none can repair, or nothing to see.
    const isHopeless = isLost || (isComplete && inspection.onWhite.contrast < LEAST_CONTRAST);
    const verdict = isHopeless ? 'not' : 'unlikely';
    return { verdict, share, byStyle: verdict, byDensity: 'everywhere' };
  }
  // What not every reader reads as it is scans in good conditions only.
  const isMissedOnScreen = readings.some(({ condition, isRight }) => !isRight && ON_SCREEN.includes(condition));
  const byStyle = worstVerdict([
    atLeast(share, SHARE_OF_PLAIN_MIN),
    isMissedOnScreen ? 'good-conditions' : 'everywhere',
  ]);
  const byDensity = atLeast((right + count(plain)) / readings.length, SHARE_OF_ALL_MIN);
  return { verdict: worstVerdict([byLimits, byStyle, byDensity]), share, byStyle, byDensity };
}

function count(readings: readonly Reading[]): number {
  return readings.filter(({ isRight }) => isRight).length;
}

function atLeast(value: number, limit: { readonly everywhere: number; readonly good: number }): Verdict {
  return value >= limit.everywhere ? 'everywhere' : value >= limit.good ? 'good-conditions' : 'unlikely';
}
