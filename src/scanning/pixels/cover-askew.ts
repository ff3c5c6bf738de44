import { gridSize } from '#drawing';
import {
  type BlockBudget,
  countBlocks,
  darkReading,
  type ErrorBudget,
  misreadModules,
  worstBlock,
} from './error-budget.ts';
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
 * The block that a reader has least corrections left in who looks a little beside the modules: where the edge of an
 * image or of its box runs through their middles, it costs more than what it covers. Where `budget` has nothing misread
 * there is no such edge.
 */
export function coverAskew({ code, picture, grid }: CodePicture, budget: ErrorBudget): BlockBudget {
  const inPlace = budget.blocks[budget.worst];
  if (budget.misread.length === 0) return inPlace;
  const beside = Math.round((ASKEW * gridSize(grid)) / (grid.edges.length - 1));
  const askew = WAYS.map(([x, y]) => {
    const reading = readModules(picture, grid, { x: x * beside, y: y * beside });
    const blocks = countBlocks(code, misreadModules(code, darkReading(code, reading).modules));
    return blocks[worstBlock(blocks)];
  });
  return askew[worstBlock(askew)];
}
