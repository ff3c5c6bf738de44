import type { Pixels } from '#raster';
import type { ConditionId } from './conditions.ts';

/**
 * Conditions under which a picture is also read in red light: what a scanner at arm's length meets, and a little
 * trouble.
 */
export const RED_LIGHT_CONDITIONS: readonly ConditionId[] = ['as-is', 'blurred', 'noisy', 'photo'];

/**
 * The picture as a scanner sees it that lights with red: what is as red as the paper vanishes. What is clear stays so.
 */
export function underRedLight({ width, height, data }: Pixels): Pixels {
  const seen = data.slice();
  for (let index = 0; index < seen.length; index += 4) seen.fill(data[index], index, index + 3);
  return { width, height, data: seen };
}
