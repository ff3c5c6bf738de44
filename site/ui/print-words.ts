import { type PrintReport, verdictRank } from '#scanning';
import { scanWords } from '#words/scan';

const { atSize } = scanWords;

/**
 * Returns the sentence beside the verdict on a print. It names the first cause that applies: a size that is much too
 * small, a design that scans worse than the size allows, a size that is a little small, or else the distance.
 */
export function printSentence({ near, far, design, distance }: Omit<PrintReport, 'verdict' | 'moduleWidth'>): string {
  if (near === 'unlikely') return atSize.tooSmall;
  if (verdictRank(design) > verdictRank(near)) return atSize.design;
  if (near === 'good-conditions') return atSize.steady;
  return far === 'everywhere' ? atSize.everywhere(distance / 10) : atSize.nearby(distance / 10);
}
