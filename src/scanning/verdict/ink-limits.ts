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
 * Three lumas matter: the page's and those of the two colors of the code. `whole` is the difference between the page
 * and the color that must stand out from it, and `part` the difference between the page and the other color. The
 * limits apply to one such arrangement, dark ink on white paper on a dark page. Returns the luma that the ink of that
 * arrangement must have so that `part / whole` is the same. The quotient counts as 1 if `whole` is not positive.
 */
function onWhitePaper(part: number, whole: number): number {
  const share = whole <= 0 ? 1 : part / whole;
  return DARK_PAGE + (WHITE_PAGE - DARK_PAGE) * share;
}

/**
 * Returns the highest luma of an ink that scans everywhere on this paper, on a dark page and on a white page. Returns a
 * negative number if the paper is too dark for any ink.
 */
export function inkLimit(paper: Rgba, bounds = LIMITS.ink): number {
  const share = (bounds.everywhere - DARK_PAGE) / (WHITE_PAGE - DARK_PAGE);
  const onDark = DARK_PAGE + share * (luma(paper) - DARK_PAGE);
  const onWhite = WHITE_PAGE - (WHITE_PAGE - luma(paper)) / share;
  return Math.min(onDark, onWhite);
}
