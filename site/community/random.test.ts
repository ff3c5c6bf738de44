import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomStream } from './random.ts';

const seed = fc.integer({ min: 0, max: 0x7fffffff });
const range = fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 0, max: 5000 }));

describe('a random stream', () => {
  test('gives the same numbers for the same seed and path, and other numbers for another path', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.nat(1000), { maxLength: 5 }), (from, path) => {
        const first = take(randomStream(from, ...path));
        expect(take(randomStream(from, ...path))).toEqual(first);
        expect(take(randomStream(from, ...path, 1))).not.toEqual(first);
      }),
    );
  });

  test('stays within the range, including both ends', () => {
    fc.assert(
      fc.property(seed, range, (from, [min, span]) => {
        const random = randomStream(from);
        for (let draw = 0; draw < 20; draw++) {
          const value = random.integer(min, min + span);
          expect(Number.isInteger(value) && value >= min && value <= min + span).toBe(true);
        }
      }),
    );
    const random = randomStream(1);
    expect(new Set(Array.from({ length: 200 }, () => random.integer(1, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('gives every number of a range about equally often', () => {
    const random = randomStream(12345);
    const counts = new Array(10).fill(0);
    for (let draw = 0; draw < 10_000; draw++) counts[random.integer(0, 9)]++;
    // With nine degrees of freedom, one in a thousand fair streams has a chi-squared above 27.9.
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(27.9);
  });

  test('gives as many distinct numbers as requested, up to all numbers of the range', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 30 }), (from, count) => {
        const drawn = randomStream(from).distinct(count, 1, 30);
        expect(new Set(drawn).size).toBe(count);
      }),
    );
    expect(randomStream(7).distinct(5, 1, 5).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test('begins with the same four numbers on every machine', () => {
    const random = randomStream(12345, 1, 2);
    expect(Array.from({ length: 4 }, () => random.integer(0, 999))).toEqual([603, 469, 551, 729]);
  });
});

function take(random: ReturnType<typeof randomStream>): number[] {
  return Array.from({ length: 8 }, () => random.integer(0, 1_000_000));
}
