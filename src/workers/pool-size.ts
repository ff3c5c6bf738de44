/** More workers than this wait for memory rather than for processors. */
const MOST = 8;

/** Returns the number of workers for a machine with `cores` cores: all of two, otherwise all but one, at most 8. */
export function poolSize(cores: number): number {
  return Math.min(MOST, Math.max(1, cores <= 2 ? cores : cores - 1));
}
