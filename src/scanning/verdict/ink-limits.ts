import { luma, type Rgba } from '#design';
import { DARK_PAGE, WHITE_PAGE } from '#scanning/tunnel';
import { atMost, LIMITS } from './limits.ts';
import type { Verdict } from './verdict.ts';

/** What ink of one luma on paper of another allows: on a dark page the paper must stand out from both. */
export function verdictOfInk(ink: number, paper: number, bounds = LIMITS.ink): Verdict {
  return atMost(onWhitePaper(ink - DARK_PAGE, paper - DARK_PAGE), bounds);
}

/** What paper allows on a white page, from which it must not stand out as ink does: the same the other way round. */
export function verdictOfPaper(ink: number, paper: number, bounds = LIMITS.ink): Verdict {
  return atMost(onWhitePaper(WHITE_PAGE - paper, WHITE_PAGE - ink), bounds);
}

/**
 * A luma's share of the way from a page to its opposite, as the luma that ink on white paper would have on a dark page.
 */
function onWhitePaper(part: number, whole: number): number {
  const share = whole <= 0 ? 1 : Math.min(1, Math.max(0, part / whole));
  return DARK_PAGE + (WHITE_PAGE - DARK_PAGE) * share;
}

/**
 * The highest luma at which ink on this paper scans everywhere, on a dark page as on a white one; below 0 on paper too
 * dark for any.
 */
export function inkLimit(paper: Rgba, bounds = LIMITS.ink): number {
  const share = (bounds.everywhere - DARK_PAGE) / (WHITE_PAGE - DARK_PAGE);
  const onDark = DARK_PAGE + share * (luma(paper) - DARK_PAGE);
  const onWhite = WHITE_PAGE - (WHITE_PAGE - luma(paper)) / share;
  return Math.min(onDark, onWhite);
}
