import { alignmentCentres } from '#engine';
import { decoyDistance } from '#fitting';
import { toGray } from '#raster';
import type { CodePicture, ErrorBudget } from '#scanning/pixels';
import { DARK_PAGE, WHITE_PAGE } from '#scanning/tunnel';
import { measureTones, type Tones } from './tones.ts';
import { type Verdict, worstVerdict } from './verdict.ts';

/** What can stand in a reader's way, whatever our own two readers make of it. */
export type LimitId = 'inverted' | 'ink' | 'paper' | 'clear' | 'cover' | 'pattern' | 'decoy' | 'density' | 'corners';

export interface Limit {
  readonly id: LimitId;
  /** The best verdict that it allows; never 'everywhere', and never 'not', which only readers can say. */
  readonly verdict: Verdict;
}

/** What a picture's pixels say before anybody reads them. */
export interface Inspection {
  readonly budget: ErrorBudget;
  readonly onWhite: Tones;
  readonly onDark: Tones;
  /** Some of the picture is clear. */
  readonly isClear: boolean;
  /** Gravest first. */
  readonly limits: readonly Limit[];
}

/**
 * The lightest ink on white paper, as luma, with which a code scans everywhere, and with which it scans in good conditions: on a dark page
 * weak readers lose one code in five at the first, three in four at the second.
 */
export const INK_MAX = { everywhere: 105, good: 165 } as const;

/** Luma difference between ink and paper that clear parts must leave on a dark page. */
const CLEAR_CONTRAST_MIN = 100;

/** Share of the worst block's repairs that a cover may use. */
const USED_MAX = { everywhere: 0.75, good: 0.95 } as const;

/** Pixels to a module. */
const MODULE_MIN = { everywhere: 4.7, good: 3.4 } as const;

/** Modules of one finder pattern, or of all alignment patterns, that may be wrong. */
const PATTERN_DAMAGE_MAX = { everywhere: 3, good: 10 } as const;

/** A reader takes what differs from an alignment pattern in at most this many of its 25 modules for the pattern. */
const DECOY_DISTANCE_MAX = 6;

/** Pixels to a module. */
export function modulePixels({ picture, grid }: CodePicture): number {
  return picture.width / (grid.edges.length - 1);
}

/** Reads every module of a picture and finds what limits it. */
export function inspect(specimen: CodePicture): Inspection {
  const { code, picture, grid } = specimen;
  const { onWhite, onDark, isClear } = measureTones(specimen);
  const { budget } = onWhite;
  const limits: Limit[] = [];
  const add = (id: LimitId, verdict: Verdict): void => {
    if (verdict !== 'everywhere') limits.push({ id, verdict });
  };
  if (budget.isInverted) {
    add('inverted', 'unlikely');
  } else {
    add('ink', eased(verdictOfInk(onWhite.ink, onWhite.paper), verdictOfInk(onWhite.neededInk, onWhite.neededPaper)));
    add(
      'paper',
      eased(verdictOfPaper(onWhite.ink, onWhite.paper), verdictOfPaper(onWhite.neededInk, onWhite.neededPaper)),
    );
  }
  if (isClear && !budget.isInverted) add('clear', onDarkPage(onDark));
  const { wrong, repairable } = budget.blocks[budget.worst];
  add('cover', budget.isReadable ? atMost(wrong / repairable, USED_MAX) : 'unlikely');
  const { finder, format, version } = budget.functionDamage;
  add('pattern', atMost(Math.max(finder, 3 * format, 3 * version), PATTERN_DAMAGE_MAX));
  const centres = alignmentCentres(code.version);
  if (decoyDistance(toGray(picture, WHITE_PAGE), grid, centres) <= DECOY_DISTANCE_MAX) add('decoy', 'good-conditions');
  // Weak readers lose circles wherever a code is turned: docs/scanning.md.
  if (budget.hasRoundRings) add('corners', 'good-conditions');
  add('density', atLeast(modulePixels(specimen), MODULE_MIN));
  limits.sort((a, b) => (a.verdict === b.verdict ? 0 : worstVerdict([a.verdict, b.verdict]) === a.verdict ? -1 : 1));
  return { budget, onWhite, onDark, isClear, limits };
}

/** What ink of one luma on paper of another allows: on a dark page the paper must stand out from both. */
export function verdictOfInk(ink: number, paper: number): Verdict {
  return atMost(onWhitePaper(ink - DARK_PAGE, paper - DARK_PAGE), INK_MAX);
}

/** What paper allows on a white page, from which it must not stand out as ink does: the same the other way round. */
function verdictOfPaper(ink: number, paper: number): Verdict {
  return atMost(onWhitePaper(255 - paper, 255 - ink), INK_MAX);
}

/** What the worst modules spoil the others can make good, but never so that the code scans everywhere. */
function eased(worst: Verdict, needed: Verdict): Verdict {
  return worst === 'everywhere' ? worst : worstVerdict(['good-conditions', needed]);
}

/** A luma's share of the way from a page to its opposite, as the luma that ink on white paper would have on a dark page. */
function onWhitePaper(part: number, whole: number): number {
  const share = whole <= 0 ? 1 : Math.min(1, Math.max(0, part / whole));
  return DARK_PAGE + (255 - DARK_PAGE) * share;
}

/** What is clear shows the dark page: the paper must stay light there, and the ink dark. Seen on white it can still scan. */
function onDarkPage(tones: Tones): Verdict {
  const ok =
    tones.budget.isReadable &&
    !tones.budget.isInverted &&
    tones.paper - tones.ink >= CLEAR_CONTRAST_MIN &&
    verdictOfInk(tones.ink, tones.paper) === 'everywhere';
  return ok ? 'everywhere' : 'good-conditions';
}

function atMost(value: number, limit: { readonly everywhere: number; readonly good: number }): Verdict {
  return value <= limit.everywhere ? 'everywhere' : value <= limit.good ? 'good-conditions' : 'unlikely';
}

function atLeast(value: number, limit: { readonly everywhere: number; readonly good: number }): Verdict {
  return atMost(-value, { everywhere: -limit.everywhere, good: -limit.good });
}
