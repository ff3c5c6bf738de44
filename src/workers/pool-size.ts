/** Workers beyond this many wait for memory more than for processors. */
const MOST = 8;

/**
 * Returns how many workers a machine with so many cores is good for: all of two, otherwise all but one, and 8 at most.
 */
export function poolSize(cores: number): number {
  return Math.min(MOST, Math.max(1, cores <= 2 ? cores : cores - 1));
}
