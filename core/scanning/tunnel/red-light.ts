import type { Pixels } from '#raster';
import type { ConditionId } from './conditions.ts';

/**
 * The four conditions that are repeated in red light: those of a scanner at arm's length, with moderate disturbance.
 * The choice is not based on measurements. Repeating all fourteen conditions would take too long.
 */
export const RED_LIGHT_CONDITIONS: readonly ConditionId[] = ['as-is', 'blurred', 'noisy', 'photo'];

/**
 * Returns the picture as a scanner with red light sees it: as a gray picture of the red channel. A color that has as
 * much red as the paper is invisible in it. Transparent parts stay transparent.
 */
export function underRedLight({ width, height, data }: Pixels): Pixels {
  const seen = data.slice();
  for (let index = 0; index < seen.length; index += 4) seen.fill(data[index], index, index + 3);
  return { width, height, data: seen };
}
