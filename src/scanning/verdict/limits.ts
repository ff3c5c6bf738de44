import { type Verdict, worstVerdict } from './verdict.ts';

/**
 * Two bounds of one figure: up to the first (or from it on) a code scans everywhere, up to the second in good
 * conditions.
 */
export interface Bounds {
  readonly everywhere: number;
  readonly good: number;
}

/** Every figure that a verdict turns on. `docs/scanning.md` prints them, and a test holds it to that. */
export interface Limits {
  /** Lightest ink on white paper, as luma 0 to 255. */
  readonly ink: Bounds;
  /** Share of the worst block's corrections that may be used, 0 to 1. */
  readonly cover: Bounds;
  /** The same to a reader who looks 0.15 of a module beside the modules. */
  readonly askew: number;
  /** Modules of one finder pattern that may read wrong; each bit of format or version counts for three. */
  readonly pattern: Bounds;
  /** Pixels to a module, at least. */
  readonly module: Bounds;
  /** Luma difference between ink and paper that clear parts must leave on a dark page. */
  readonly clearContrast: number;
  /** In how many of its 25 modules something may differ from an alignment pattern, and still be taken for it. */
  readonly decoy: number;
  /** By how much the runs across a finder pattern may deviate, as shares added up: 0 to 2. */
  readonly runs: number;
  /** Modules of the quiet zone that may be dark and hang together with the code. */
  readonly marks: number;
  /** Share of the readings that a plain code passes, at least. */
  readonly shareOfPlain: Bounds;
  /** Share of all readings that the style or a plain code of its text passes, at least. */
  readonly shareOfAll: Bounds;
  /** Luma difference between the middle tones of ink and paper below which readers take a picture for flat. */
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

/** Limits for fixes: a little inside every other limit, so that no fix ends on a border. */
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

/** What stands in a reader's way, whatever our own two readers make of it. */
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

/** A limit that a picture exceeds, and what that costs it. */
export interface Excess {
  readonly id: LimitId;
  /** The best verdict that it allows, whatever is read. */
  readonly verdict: Verdict;
  /** The best verdict that it allows where nobody reads: as bad as that or worse. */
  readonly unread: Verdict;
}

export function atMost(value: number, { everywhere, good }: Bounds): Verdict {
  return value <= everywhere ? 'everywhere' : value <= good ? 'good-conditions' : 'unlikely';
}

export function atLeast(value: number, { everywhere, good }: Bounds): Verdict {
  return value >= everywhere ? 'everywhere' : value >= good ? 'good-conditions' : 'unlikely';
}

/** What the worst modules spoil the others can make good, but never so that the code scans everywhere. */
export function eased(worst: Verdict, needed: Verdict): Verdict {
  return worst === 'everywhere' ? worst : worstVerdict(['good-conditions', needed]);
}
