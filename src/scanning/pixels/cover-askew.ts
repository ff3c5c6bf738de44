import { gridSize } from '#drawing';
import { countBlocks, darkReading, type ErrorBudget, misreadModules, worstBlock } from './error-budget.ts';
import { readModules } from './read-modules.ts';
import type { CodePicture } from './specimen.ts';

/** Readers find a module's place from those of a few patterns: so far beside it, as a share of a module. */
const ASKEW = 0.15;

/** The four diagonal ways to be beside a place. */
const WAYS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * The share of the worst block's repairs that a reader uses who looks a little beside the modules, 0 or more: where the edge of an image or of
 * its box runs through their middles, it costs more than what it covers. 0 where `budget` has nothing misread: then there is no such edge.
 */
export function coverAskew({ code, picture, grid }: CodePicture, budget: Pick<ErrorBudget, 'misread'>): number {
  if (budget.misread.length === 0) return 0;
  const beside = Math.round((ASKEW * gridSize(grid)) / (grid.edges.length - 1));
  const shares = WAYS.map(([x, y]) => {
    const reading = readModules(picture, grid, { x: x * beside, y: y * beside });
    const blocks = countBlocks(code, misreadModules(code, darkReading(code, reading).modules).misread);
    const { wrong, repairable } = blocks[worstBlock(blocks)];
    return wrong / repairable;
  });
  return Math.max(...shares);
}
