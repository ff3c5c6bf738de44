/** Maximum number of workers. More would wait for memory rather than for processors. */
const MOST = 8;

/**
 * Returns the number of workers for a machine with this number of cores: 2 for two cores, otherwise one less than there
 * are cores. At least 1 and at most 8.
 */
export function poolSize(cores: number): number {
  return Math.min(MOST, Math.max(1, cores <= 2 ? cores : cores - 1));
}
