import type { ConditionId, Reading } from '#scanning/tunnel';
import { allowedBy, type Inspection } from './inspect.ts';
import { atLeast, LIMITS } from './limits.ts';
import { type Verdict, worstVerdict } from './verdict.ts';

/** Readings of a picture, and of a plain black code of the same text where the picture failed. */
export interface Evidence {
  readonly readings: readonly Reading[];
  readonly plain: readonly Reading[];
  /**
   * Every condition was tried, by the strong reader too, and when nothing was read, also with help: that did not help
   * either.
   */
  readonly isHopeless: boolean;
}

/** What readings and limits come to. */
export interface Decision {
  readonly verdict: Verdict;
  /** Share of right readings, 0 to 1, of those in which a plain code of the same text is read. */
  readonly share: number;
  /** What the readings allow next to a plain code's: the style's own doing. */
  readonly byStyle: Verdict;
  /** What the readings allow as such: a code that is hard to read in black does not get easier in color. */
  readonly byDensity: Verdict;
}

/** Conditions without any trouble: what scans everywhere is read by every reader under each. */
const ON_SCREEN: readonly ConditionId[] = ['as-is', 'white-page', 'dark-page'];

/** The decision: no better than the limits allow, nor than the readings. Without readings the limits alone decide. */
export function decide(inspection: Inspection, { readings, plain, isHopeless }: Evidence): Decision {
  const byLimits = allowedBy(inspection.excesses, readings.length > 0);
  if (readings.length === 0) return { verdict: byLimits, share: 0, byStyle: 'everywhere', byDensity: 'everywhere' };
  const right = count(readings);
  if (right === 0) {
    // Other readers fail elsewhere. That all fail takes more than two that do: something that none of them can do
    // without.
    const verdict = isHopeless && isBeyondReading(inspection) ? 'not' : 'unlikely';
    return { verdict, share: 0, byStyle: verdict, byDensity: 'everywhere' };
  }
  const share = right / (right + count(plain));
  // What not every reader reads as it is scans in good conditions only.
  const isMissedOnScreen = readings.some(({ condition, isRight }) => !isRight && ON_SCREEN.includes(condition));
  const byStyle = worstVerdict([
    atLeast(share, LIMITS.shareOfPlain),
    isMissedOnScreen ? 'good-conditions' : 'everywhere',
  ]);
  const byDensity = atLeast((right + count(plain)) / readings.length, LIMITS.shareOfAll);
  return { verdict: worstVerdict([byLimits, byStyle, byDensity]), share, byStyle, byDensity };
}

/** A block, the format or a corner is lost, or there is nothing to tell apart. */
function isBeyondReading({ budget, onWhite }: Inspection): boolean {
  return !budget.isReadable || onWhite.contrast < LIMITS.leastContrast;
}

function count(readings: readonly Reading[]): number {
  return readings.filter(({ isRight }) => isRight).length;
}
