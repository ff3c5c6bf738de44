// Seeded numbers, for tests and calibration; the site itself never loads this file.
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of numbers from 0 to below 1. */
export type Random = () => number;

const WARM_UP = 20;

/** Numbers that follow from a seed. */
export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  // Consecutive seeds begin with similar numbers.
  for (let draw = 0; draw < WARM_UP; draw++) uniformFloat64(generator);
  return () => uniformFloat64(generator);
}

/** One of several. */
export function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)];
}
