// Seeded random numbers for tests and calibration.
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export type Random = () => number;

const WARM_UP = 20;

export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  // The first numbers of consecutive seeds are similar, so they are skipped.
  for (let draw = 0; draw < WARM_UP; draw++) uniformFloat64(generator);
  return () => uniformFloat64(generator);
}

export function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)];
}
