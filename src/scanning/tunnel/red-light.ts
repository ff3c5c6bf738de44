import type { Pixels } from '#raster';
import type { ConditionId } from './conditions.ts';

/**
 * Conditions that are repeated in red light: those of a scanner at arm's length, with moderate disturbance. These four
 * of the fourteen were chosen, not measured; repeating all fourteen would take too long.
 */
export const RED_LIGHT_CONDITIONS: readonly ConditionId[] = ['as-is', 'blurred', 'noisy', 'photo'];

/**
 * Returns the picture as a scanner with red light sees it: a color with as much red as the paper disappears.
 * Transparent parts stay transparent.
 */
export function underRedLight({ width, height, data }: Pixels): Pixels {
  const seen = data.slice();
  for (let index = 0; index < seen.length; index += 4) seen.fill(data[index], index, index + 3);
  return { width, height, data: seen };
}
