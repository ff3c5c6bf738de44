import type { ConditionId, Reading } from '#scanning/tunnel';
import { allowedBy, type Inspection } from './inspect.ts';
import { atLeast, LIMITS } from './limits.ts';
import { type Verdict, worstVerdict } from './verdict.ts';

/** Readings of a picture, and of a plain black code of the same text for those that failed. */
export interface Evidence {
  readonly readings: readonly Reading[];
  readonly plain: readonly Reading[];
  /** Every condition was tried, by the strong reader too, and nothing was read, even with help. */
  readonly isHopeless: boolean;
}

/** The verdict from readings and limits. */
export interface Decision {
  readonly verdict: Verdict;
  /** Of the readings in which a plain code of the same text is read, the share that succeeds, 0 to 1. */
  readonly share: number;
  /** The verdict that the readings allow compared with a plain code's: the effect of the style. */
  readonly byStyle: Verdict;
  /** The verdict that the readings allow by themselves: a code that is hard to read in black is not easier in color. */
  readonly byDensity: Verdict;
}

/** Undisturbed conditions: every reader must read them if the code scans everywhere. */
const ON_SCREEN: readonly ConditionId[] = ['as-is', 'white-page', 'dark-page'];

/** Returns the verdict: no better than the limits or the readings allow. Without readings the limits alone decide. */
export function decide(inspection: Inspection, { readings, plain, isHopeless }: Evidence): Decision {
  const byLimits = allowedBy(inspection.excesses, readings.length > 0);
  if (readings.length === 0) return { verdict: byLimits, share: 0, byStyle: 'everywhere', byDensity: 'everywhere' };
  const right = count(readings);
  if (right === 0) {
    // Other readers have other weaknesses. "Does not scan" needs damage that no reader can cope with.
    const verdict = isHopeless && isBeyondReading(inspection) ? 'not' : 'unlikely';
    return { verdict, share: 0, byStyle: verdict, byDensity: 'everywhere' };
  }
  const share = right / (right + count(plain));
  // If not every reader reads it as it is, it scans in good conditions only.
  const isMissedOnScreen = readings.some(({ condition, isRight }) => !isRight && ON_SCREEN.includes(condition));
  const byStyle = worstVerdict([
    atLeast(share, LIMITS.shareOfPlain),
    isMissedOnScreen ? 'good-conditions' : 'everywhere',
  ]);
  const byDensity = atLeast((right + count(plain)) / readings.length, LIMITS.shareOfAll);
  return { verdict: worstVerdict([byLimits, byStyle, byDensity]), share, byStyle, byDensity };
}

/** A block, the format or a finder pattern is lost, or ink and paper are too similar. */
function isBeyondReading({ budget, onWhite }: Inspection): boolean {
  return !budget.isReadable || onWhite.contrast < LIMITS.leastContrast;
}

function count(readings: readonly Reading[]): number {
  return readings.filter(({ isRight }) => isRight).length;
}
