import { expect, it } from 'vitest';
import { arrowCases } from './arrow-cases.ts';

it('arrowCases returns the name, the input and the output of each case', () => {
  expect(arrowCases({ first: 'a → b', second: '→ → ' })).toEqual([
    ['first', 'a', 'b'],
    ['second', '→', ''],
  ]);
});

it.each(['a b', 'a→b', 'a → b → c'])(
  'a case that has not exactly one arrow between spaces throws a RangeError: %s',
  (line) => {
    expect(() => arrowCases({ what: line })).toThrow(RangeError);
  },
);
