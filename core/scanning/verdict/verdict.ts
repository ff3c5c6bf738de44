/** The verdicts, the best first. */
export const VERDICTS = ['everywhere', 'good-conditions', 'unlikely', 'not'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Returns a verdict's rank: 0 is the best, 3 the worst. */
export function verdictRank(verdict: Verdict): 0 | 1 | 2 | 3 {
  return VERDICTS.indexOf(verdict) as 0 | 1 | 2 | 3;
}

/** Returns the worst of several verdicts, or 'everywhere' if there are none. */
export function worstVerdict(verdicts: Iterable<Verdict>): Verdict {
  let worst = 0;
  for (const verdict of verdicts) worst = Math.max(worst, VERDICTS.indexOf(verdict));
  return VERDICTS[worst];
}

/** Whether the first verdict is better than the second. */
export function isBetter(first: Verdict, second: Verdict): boolean {
  return VERDICTS.indexOf(first) < VERDICTS.indexOf(second);
}

/** Returns the next better verdict, or 'everywhere' for 'everywhere'. */
export function nextBetter(verdict: Verdict): Verdict {
  return VERDICTS[Math.max(0, VERDICTS.indexOf(verdict) - 1)];
}
