import type { ConditionId, Reading } from '#scanning/tunnel';
import { allowedBy, type Inspection } from './inspect.ts';
import { atLeast, LIMITS } from './limits.ts';
import { type Verdict, worstVerdict } from './verdict.ts';

/** The readings on which a decision is based. */
export interface Evidence {
  /** Readings of the picture. */
  readonly readings: readonly Reading[];
  /**
   * For each failed reading, the reading of a plain code by the same decoder under the same condition. A plain code is
   * the same text in black on white.
   */
  readonly plain: readonly Reading[];
  /**
   * Whether every condition was tried, also with the strong decoder, and nothing was read, not even after the picture
   * was converted to pure black and white.
   */
  readonly isHopeless: boolean;
}

/** The verdict from readings and limits. */
export interface Decision {
  readonly verdict: Verdict;
  /**
   * Share of readings that succeed with the picture, 0 to 1. Readings that fail both with the picture and with its
   * plain code are not counted. 0 without readings.
   */
  readonly share: number;
  /** The best verdict that the style allows, by the picture's readings compared with those of the plain code. */
  readonly byStyle: Verdict;
  /** The best verdict that the text allows: if its plain code is hard to read, no style makes it easier. */
  readonly byDensity: Verdict;
}

/** Undisturbed conditions. A code scans everywhere only if every decoder reads it under each of them. */
const ON_SCREEN: readonly ConditionId[] = ['as-is', 'white-page', 'dark-page'];

/** Returns the worst of what the limits and the readings allow. Without readings, the limits alone decide. */
export function decide(inspection: Inspection, { readings, plain, isHopeless }: Evidence): Decision {
  const byLimits = allowedBy(inspection.excesses, readings.length > 0);
  if (readings.length === 0) return { verdict: byLimits, share: 0, byStyle: 'everywhere', byDensity: 'everywhere' };
  const right = count(readings);
  if (right === 0) {
    // Decoders elsewhere may still succeed. "Does not scan" requires damage that no decoder can cope with.
    const verdict = isHopeless && isBeyondReading(inspection) ? 'not' : 'unlikely';
    return { verdict, share: 0, byStyle: verdict, byDensity: 'everywhere' };
  }
  const share = right / (right + count(plain));
  // A code that any decoder misses under undisturbed conditions scans in good conditions at best.
  const isMissedOnScreen = readings.some(({ condition, isRight }) => !isRight && ON_SCREEN.includes(condition));
  const byStyle = worstVerdict([
    atLeast(share, LIMITS.shareOfPlain),
    isMissedOnScreen ? 'good-conditions' : 'everywhere',
  ]);
  const byDensity = atLeast((right + count(plain)) / readings.length, LIMITS.shareOfAll);
  return { verdict: worstVerdict([byLimits, byStyle, byDensity]), share, byStyle, byDensity };
}

/** Whether a block, the format, the version or a finder pattern is lost, or ink and paper are too similar. */
function isBeyondReading({ budget, onWhite }: Inspection): boolean {
  return !budget.isReadable || onWhite.contrast < LIMITS.leastContrast;
}

function count(readings: readonly Reading[]): number {
  return readings.filter(({ isRight }) => isRight).length;
}
