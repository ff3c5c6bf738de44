import { expect, test } from 'vitest';
import { chooseKinds } from './choose-kinds.mjs';

const KINDS = ['design', 'world', 'shape'];

test('all kinds are chosen unless some are named', () => {
  expect(chooseKinds(undefined, KINDS)).toEqual(KINDS);
  expect(chooseKinds('shape,design', KINDS)).toEqual(['design', 'shape']);
});

test.each(['typo', 'design,typo', 'design,', ''])(
  'an unknown name throws an error that lists the known ones: "%s"',
  (only) => {
    expect(() => chooseKinds(only, KINDS)).toThrow('known are design, world, shape');
  },
);
