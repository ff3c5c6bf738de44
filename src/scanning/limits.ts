import type { Pixels } from '#drawing';
import type { QrCode } from '#engine';
import { DARK_PAGE } from './conditions.ts';
import type { ErrorBudget } from './error-budget.ts';
import { measureTones, type Tones } from './tones.ts';
import { type Verdict, worstVerdict } from './verdict-text.ts';

/** What can stand in a reader's way, whatever our own two readers make of it. */
export type LimitId = 'inverted' | 'ink' | 'paper' | 'contrast' | 'clear' | 'cover' | 'pattern' | 'density';

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

/** The luma difference between ink and paper that takes camera noise and glare. */
export const CONTRAST_MIN = { everywhere: 100, good: 60 } as const;

/** Share of the worst block's repairs that a cover may use. */
const USED_MAX = { everywhere: 0.75, good: 0.95 } as const;

/** Pixels to a module. */
const MODULE_MIN = { everywhere: 4.7, good: 3.4 } as const;

/** Modules of one finder pattern, or of all alignment patterns, that may be wrong. */
const PATTERN_DAMAGE_MAX = { everywhere: 3, good: 10 } as const;

/** Reads every module of a picture of `code` and finds what limits it. */
export function inspect(code: QrCode, picture: Pixels): Inspection {
  const { onWhite, onDark, isClear } = measureTones(code, picture);
  const { budget } = onWhite;
  const limits: Limit[] = [];
  const add = (id: LimitId, verdict: Verdict): void => {
    if (verdict !== 'everywhere') limits.push({ id, verdict });
  };
  if (budget.isInverted) {
    add('inverted', 'unlikely');
  } else {
    add('ink', atMost(inkOnDarkPage(onWhite), INK_MAX));
    add('paper', atMost(paperOnWhitePage(onWhite), INK_MAX));
  }
  add('contrast', atLeast(Math.abs(onWhite.paper - onWhite.ink), CONTRAST_MIN));
  if (isClear && !budget.isInverted) add('clear', onDarkPage(onDark));
  const { wrong, repairable } = budget.blocks[budget.worst];
  add('cover', budget.isReadable ? atMost(wrong / repairable, USED_MAX) : 'unlikely');
  const { finder, format, version } = budget.functionDamage;
  add('pattern', atMost(Math.max(finder, 3 * format, 3 * version), PATTERN_DAMAGE_MAX));
  add('density', atLeast(picture.width / (code.size + 2), MODULE_MIN));
  limits.sort((a, b) => (a.verdict === b.verdict ? 0 : worstVerdict([a.verdict, b.verdict]) === a.verdict ? -1 : 1));
  return { budget, onWhite, onDark, isClear, limits };
}

/** The ink's luma as it would be on white paper, of which a dark page takes as much light: 0 to 255. */
export function inkOnDarkPage({ ink, paper }: Tones): number {
  return DARK_PAGE + (255 - DARK_PAGE) * share(ink - DARK_PAGE, paper - DARK_PAGE);
}

/** The same seen from the other side: how dark the paper is on a white page, as the luma of ink on white paper on a dark one. */
function paperOnWhitePage({ ink, paper }: Tones): number {
  return DARK_PAGE + (255 - DARK_PAGE) * share(255 - paper, 255 - ink);
}

function share(part: number, whole: number): number {
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, part / whole));
}

/** What is clear shows the dark page: the paper must stay light there, and the ink dark. Seen on white it can still scan. */
function onDarkPage(tones: Tones): Verdict {
  const ok =
    tones.budget.isReadable &&
    !tones.budget.isInverted &&
    tones.paper - tones.ink >= CONTRAST_MIN.everywhere &&
    inkOnDarkPage(tones) <= INK_MAX.everywhere;
  return ok ? 'everywhere' : 'good-conditions';
}

function atMost(value: number, limit: { readonly everywhere: number; readonly good: number }): Verdict {
  return value <= limit.everywhere ? 'everywhere' : value <= limit.good ? 'good-conditions' : 'unlikely';
}

function atLeast(value: number, limit: { readonly everywhere: number; readonly good: number }): Verdict {
  return atMost(-value, { everywhere: -limit.everywhere, good: -limit.good });
}
