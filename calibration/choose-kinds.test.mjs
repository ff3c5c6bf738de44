import { expect, test } from 'vitest';
import { chooseKinds } from './choose-kinds.mjs';

const KINDS = ['design', 'world', 'shape'];

test('chooseKinds returns the named kinds in the order of the full list, or all kinds if none are named', () => {
  expect(chooseKinds(undefined, KINDS)).toEqual(KINDS);
  expect(chooseKinds('shape,design', KINDS)).toEqual(['design', 'shape']);
});

test.each(['typo', 'design,typo', 'design,', ''])(
  'an unknown kind in "%s" throws an error that lists the known kinds',
  (only) => {
    expect(() => chooseKinds(only, KINDS)).toThrow('known are design, world, shape');
  },
);
