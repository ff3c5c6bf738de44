import { type Verdict, worstVerdict } from './verdict.ts';

/**
 * Two bounds of one figure: up to the first (or from it on) a code scans everywhere, up to the second in good
 * conditions.
 */
export interface Bounds {
  readonly everywhere: number;
  readonly good: number;
}

/**
 * Every figure on which a verdict depends. `docs/scanning.md` prints them with their reasons; a test compares the two.
 */
export interface Limits {
  /** Lightest ink on white paper, as luma 0 to 255. */
  readonly ink: Bounds;
  /** Largest share of the worst block's corrections that may be used, 0 to 1. */
  readonly cover: Bounds;
  /** Like `cover`, sampled 0.15 module off center along each diagonal; the worst direction counts. Decision 0091. */
  readonly askew: number;
  /** Modules of one finder pattern that may be misread. Each wrong bit of the format or version counts for three. */
  readonly pattern: Bounds;
  /** Smallest width of a module in pixels. */
  readonly module: Bounds;
  /** Smallest luma difference between ink and paper that transparent parts may leave on a dark page. */
  readonly clearContrast: number;
  /** A spot that differs from an alignment pattern in at most this many of its 25 modules is a decoy. Decision 0020. */
  readonly decoy: number;
  /** How far the dark and light runs across a finder pattern may deviate, 0 to 2: `finderRuns`. Decision 0090. */
  readonly runs: number;
  /** Modules of the quiet zone that may be dark and connected with the code. Decision 0090. */
  readonly marks: number;
  /**
   * Smallest share of the readings of a plain code that must succeed. `npm run calibrate` measures the result: of what
   * outside decoders read of a plain code, designs rated *everywhere* keep 100%, *good conditions* 86% and *unlikely*
   * 38% (docs/scanning.md).
   */
  readonly shareOfPlain: Bounds;
  /** Smallest share of all readings that the design or a plain code of its text must pass. */
  readonly shareOfAll: Bounds;
  /** Luma difference between the middle tones of ink and paper below which decoders take a picture for flat. */
  readonly leastContrast: number;
}

/** The limits of verdicts. */
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

/** Limits for fixes. Stricter where a fix can choose, so that rounding a color cannot undo it. Decision 0055. */
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

/** Problems for decoders elsewhere, which the readings of our own two do not show. */
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

/** A limit that a picture exceeds, and the verdicts that it still allows. */
export interface Excess {
  readonly id: LimitId;
  /** The best verdict if the code is read. */
  readonly verdict: Verdict;
  /** The best verdict if no decoder reads the code: the same or a worse one. */
  readonly unread: Verdict;
}

/** Returns the verdict for a figure of which less is better. */
export function atMost(value: number, { everywhere, good }: Bounds): Verdict {
  return value <= everywhere ? 'everywhere' : value <= good ? 'good-conditions' : 'unlikely';
}

/** Returns the verdict for a figure of which more is better. */
export function atLeast(value: number, { everywhere, good }: Bounds): Verdict {
  return value >= everywhere ? 'everywhere' : value >= good ? 'good-conditions' : 'unlikely';
}

/** Improves the verdict on the worst modules to that on the needed ones, but never to *everywhere*. */
export function eased(worst: Verdict, needed: Verdict): Verdict {
  return worst === 'everywhere' ? worst : worstVerdict(['good-conditions', needed]);
}
