import { type ContentVerdict, type DeadContent, isDeadContent } from '#content';

/** The verdicts, the best first. */
export const VERDICTS = ['everywhere', 'good-conditions', 'unlikely', 'not'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** A verdict with its cautions. 'phones' replaces 'everywhere' if a caution remains, such as scanners with red light. */
export type SaidVerdict = Verdict | 'phones';

/** What to tell people about a code: how its picture scans, and whether what it holds can do what it is for. */
export interface CodeVerdict {
  readonly picture: SaidVerdict;
  readonly content: ContentVerdict;
}

const RANKS: Readonly<Record<SaidVerdict | DeadContent, 0 | 1 | 2 | 3>> = {
  everywhere: 0,
  phones: 0,
  'good-conditions': 1,
  unlikely: 2,
  not: 3,
  incomplete: 2,
  'opens-nothing': 2,
  'cannot-pay': 2,
};

/** Returns a verdict's rank: 0 is the best, 3 the worst. */
export function verdictRank(verdict: SaidVerdict | DeadContent): 0 | 1 | 2 | 3 {
  return RANKS[verdict];
}

/** Returns what is said of a verdict: that the code does nothing comes before how well it scans, if it does. */
export function leadingVerdict({ picture, content }: CodeVerdict): SaidVerdict | DeadContent {
  return isDeadContent(content) && verdictRank(picture) < RANKS.unlikely ? content : picture;
}

export function worstVerdict(verdicts: Iterable<Verdict>): Verdict {
  let worst = 0;
  for (const verdict of verdicts) worst = Math.max(worst, VERDICTS.indexOf(verdict));
  return VERDICTS[worst];
}

export function isBetter(first: Verdict, second: Verdict): boolean {
  return VERDICTS.indexOf(first) < VERDICTS.indexOf(second);
}

export function nextBetter(verdict: Verdict): Verdict {
  return VERDICTS[Math.max(0, VERDICTS.indexOf(verdict) - 1)];
}

/** If less is better, these are maximums, otherwise minimums. */
export interface Bounds {
  readonly everywhere: number;
  readonly good: number;
}

/** `docs/scanning.md` lists them, and `limits.test.ts` compares the figures. */
export interface Limits {
  /** Lightest ink on white paper, as luma 0 to 255. */
  readonly ink: Bounds;
  /** Largest share of the worst block's corrections that may be used, 0 to 1. */
  readonly cover: Bounds;
  /** Like `cover`, if modules are sampled 0.15 module off center, in the worst diagonal direction. Decision 26. */
  readonly askew: number;
  /** Modules of one finder pattern that may be misread. Each wrong bit of the format or version counts as three. */
  readonly pattern: Bounds;
  /** Smallest width of a module in pixels. */
  readonly module: Bounds;
  /** Smallest acceptable luma difference between ink and paper if a dark page shows through transparent parts. */
  readonly clearContrast: number;
  /** Most of 25 modules in which a spot near a damaged alignment pattern may differ to be a decoy (decision 15). */
  readonly decoy: number;
  /** Largest deviation of `finderRuns`, 0 to 2. Decision 26. */
  readonly runs: number;
  /** Area of the quiet zone, in modules, that may be dark and connected with the code. Decision 26. */
  readonly marks: number;
  /** Smallest share of the readings that succeed with a plain code that must succeed with the design. */
  readonly shareOfPlain: Bounds;
  /** Smallest share of readings that must succeed, with the design or a plain code: depends on density, not style. */
  readonly shareOfAll: Bounds;
  /** Smallest difference between the median tones of ink and paper, in luma. With less, decoders see only one tone. */
  readonly leastContrast: number;
}

export const LIMITS: Limits = {
  ink: { everywhere: 105, good: 165 },
  cover: { everywhere: 0.75, good: 0.95 },
  askew: 0.85,
  pattern: { everywhere: 3, good: 10 },
  module: { everywhere: 4.7, good: 3.4 },
  clearContrast: 100,
  decoy: 6,
  runs: 0.12,
  marks: 0.2,
  shareOfPlain: { everywhere: 0.85, good: 0.7 },
  shareOfAll: { everywhere: 0.75, good: 0.35 },
  leastContrast: 6,
};

/** Limits for fixes. Most are stricter, so that rounding a color cannot undo a fix. Decision 24. */
export const FIX_LIMITS: Limits = {
  ...LIMITS,
  ink: { everywhere: 99, good: 155 },
  cover: { everywhere: 0.7, good: 0.9 },
  askew: 0.8,
  pattern: { everywhere: 2, good: 8 },
  decoy: 7,
  runs: 0.1,
  marks: 0.1,
};

/** Most are for problems that other decoders have and our own two do not have. */
export type LimitId =
  | 'inverted'
  | 'ink'
  | 'paper'
  | 'clear'
  | 'cover'
  | 'askew'
  | 'pattern'
  | 'decoy'
  | 'runs'
  | 'marks'
  | 'corners'
  | 'density';

export interface Excess {
  readonly id: LimitId;
  /** The best verdict if the code is read. */
  readonly verdict: Verdict;
  /** The best verdict if no decoder reads the code: the same or a worse one. */
  readonly unread: Verdict;
}

export function atMost(value: number, { everywhere, good }: Bounds): Verdict {
  return value <= everywhere ? 'everywhere' : value <= good ? 'good-conditions' : 'unlikely';
}

export function atLeast(value: number, { everywhere, good }: Bounds): Verdict {
  return value >= everywhere ? 'everywhere' : value >= good ? 'good-conditions' : 'unlikely';
}

/** `worst` is the verdict on all modules, `needed` that without as many as error correction can make up for. */
export function eased(worst: Verdict, needed: Verdict): Verdict {
  return worst === 'everywhere' ? worst : worstVerdict(['good-conditions', needed]);
}
