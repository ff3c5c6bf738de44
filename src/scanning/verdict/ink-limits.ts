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

/** Returns the verdict for ink and paper of these lumas on a white page: the same rule with dark and light swapped. */
export function verdictOfPaper(ink: number, paper: number, bounds = LIMITS.ink): Verdict {
  return atMost(onWhitePaper(WHITE_PAGE - paper, WHITE_PAGE - ink), bounds);
}

/**
 * Returns the luma of a comparable ink on white paper, on a dark page: the limits are such lumas. `part / whole` is how
 * far the ink is on the way from the page's luma to the paper's. It is limited to 0 to 1, and 1 if `whole` is not
 * positive.
 */
function onWhitePaper(part: number, whole: number): number {
  const share = whole <= 0 ? 1 : Math.min(1, Math.max(0, part / whole));
  return DARK_PAGE + (WHITE_PAGE - DARK_PAGE) * share;
}

/**
 * Returns the highest luma at which ink on this paper scans everywhere, on a dark page as well as on a white one; below
 * 0 if the paper is too dark for any ink.
 */
export function inkLimit(paper: Rgba, bounds = LIMITS.ink): number {
  const share = (bounds.everywhere - DARK_PAGE) / (WHITE_PAGE - DARK_PAGE);
  const onDark = DARK_PAGE + share * (luma(paper) - DARK_PAGE);
  const onWhite = WHITE_PAGE - (WHITE_PAGE - luma(paper)) / share;
  return Math.min(onDark, onWhite);
}
