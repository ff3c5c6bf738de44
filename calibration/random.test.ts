import { expect, it } from 'vitest';
import { createRandom, pick } from './random.ts';

const draw = (seed: number): number[] => Array.from({ length: 200 }, createRandom(seed));

it('a seed always gives the same numbers from 0 to below 1, and the next seed gives none of them', () => {
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3).filter((value) => draw(4).includes(value))).toEqual([]);
  expect(Math.min(...draw(3))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...draw(3))).toBeLessThan(1);
});

it('the first numbers of a hundred consecutive seeds range from below 0.1 to above 0.9', () => {
  const firsts = Array.from({ length: 100 }, (_, seed) => createRandom(seed)());
  expect(Math.min(...firsts)).toBeLessThan(0.1);
  expect(Math.max(...firsts)).toBeGreaterThan(0.9);
});

it('pick returns each of the given values sooner or later, and no other value', () => {
  const random = createRandom(5);
  const picked = Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c']));
  expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
});
