/** The four verdicts, the best first, as visitors read them. */
export const VERDICT_TEXT = {
  everywhere: 'Scans everywhere',
  'good-conditions': 'Scans in good conditions',
  unlikely: 'Unlikely to scan',
  not: 'Does not scan',
} as const satisfies Record<string, string>;

export type Verdict = keyof typeof VERDICT_TEXT;

const ORDER = Object.keys(VERDICT_TEXT) as readonly Verdict[];

/** A verdict's place in their order: 0 is the best, 3 the worst. */
export function verdictRank(verdict: Verdict): 0 | 1 | 2 | 3 {
  return ORDER.indexOf(verdict) as 0 | 1 | 2 | 3;
}

/** The worst of several verdicts; 'everywhere' of none. */
export function worstVerdict(verdicts: Iterable<Verdict>): Verdict {
  let worst = 0;
  for (const verdict of verdicts) worst = Math.max(worst, ORDER.indexOf(verdict));
  return ORDER[worst];
}

/** Whether the first verdict is better than the second. */
export function isBetter(first: Verdict, second: Verdict): boolean {
  return ORDER.indexOf(first) < ORDER.indexOf(second);
}
