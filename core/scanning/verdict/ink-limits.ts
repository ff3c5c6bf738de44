import { luma, type Rgba } from '#design';
import { DARK_PAGE, WHITE_PAGE } from '#scanning/tunnel';
import { atMost, LIMITS } from './limits.ts';
import type { Verdict } from './verdict.ts';

/**
 * Returns the verdict for ink and paper of these lumas on a dark page, where the paper must stand out from the ink and
 * from the page.
 */
export function verdictOfInk(ink: number, paper: number, bounds = LIMITS.ink): Verdict {
  return atMost(onWhitePaper(ink - DARK_PAGE, paper - DARK_PAGE), bounds);
}

/**
 * Returns the verdict for ink and paper of these lumas on a white page, where the ink must stand out from the paper and
 * from the page. The rule is that of `verdictOfInk` after two swaps: ink with paper, and dark with light.
 */
export function verdictOfPaper(ink: number, paper: number, bounds = LIMITS.ink): Verdict {
  return atMost(onWhitePaper(WHITE_PAGE - paper, WHITE_PAGE - ink), bounds);
}

/**
 * Converts a code to ink on white paper on a dark page, to which the limits for ink apply, and returns the luma of this
 * ink. `whole` is the luma difference between the page and the color of the code that must stand out from the page.
 * `part` is the luma difference between the page and the other color of the code. The conversion keeps `part / whole`,
 * which counts as 1 if `whole` is not positive.
 */
function onWhitePaper(part: number, whole: number): number {
  const share = whole <= 0 ? 1 : part / whole;
  return DARK_PAGE + (WHITE_PAGE - DARK_PAGE) * share;
}

/**
 * Returns the highest luma of ink for which `verdictOfInk` and `verdictOfPaper` both return `everywhere` on this paper.
 * Returns a negative number if the paper is too dark for any ink.
 */
export function inkLimit(paper: Rgba, bounds = LIMITS.ink): number {
  const share = (bounds.everywhere - DARK_PAGE) / (WHITE_PAGE - DARK_PAGE);
  const onDark = DARK_PAGE + share * (luma(paper) - DARK_PAGE);
  const onWhite = WHITE_PAGE - (WHITE_PAGE - luma(paper)) / share;
  return Math.min(onDark, onWhite);
}
