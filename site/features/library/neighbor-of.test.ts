import { expect, it } from 'vitest';
import { neighborOf } from './neighbor-of.ts';

it('neighborOf returns the next element, or the previous one if the removed element was the last', () => {
  expect(['a', 'b', 'c'].map((gone) => neighborOf(gone, ['a', 'b', 'c']))).toEqual(['b', 'c', 'b']);
  expect(neighborOf('a', ['a'])).toBeUndefined();
});
