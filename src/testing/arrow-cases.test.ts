import { expect, it } from 'vitest';
import { arrowCases } from './arrow-cases.ts';

it('arrowCases returns the name, the input and the output of each case', () => {
  expect(arrowCases({ first: 'a → b', second: '→ → ' })).toEqual([
    ['first', 'a', 'b'],
    ['second', '→', ''],
  ]);
});

it.each(['a b', 'a→b', 'a → b → c'])(
  'arrowCases throws a RangeError for a case that does not have exactly one arrow with spaces around it: %s',
  (line) => {
    expect(() => arrowCases({ what: line })).toThrow(RangeError);
  },
);
