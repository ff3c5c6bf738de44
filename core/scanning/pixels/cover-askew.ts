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

/**
 * Distance, across and down, from the center of a module to the point where the module is sampled, as a share of the
 * module's width. Decoders know only the places of a few patterns. They compute where the other modules lie, and are
 * off by about this much (decision 0091).
 */
const ASKEW = 0.15;

/** The four diagonal directions. */
const WAYS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * Returns the worst block for a decoder that samples off center, in the worst of the four diagonal directions. If the
 * edge of an image or of its box cuts modules in half, such a decoder loses more than the covered modules. `budget` is
 * the result without an offset; if it has no misread module, there is no such edge.
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
