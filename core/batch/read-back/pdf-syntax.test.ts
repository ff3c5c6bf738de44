import { describe, expect, it } from 'vitest';
import { UnreadableFileError } from './page-reader.ts';
import { PdfReader } from './pdf-syntax.ts';

function valuesIn(text: string) {
  const reader = new PdfReader(text);
  const values = [];
  for (let value = reader.next(); value !== undefined; value = reader.next()) values.push(value);
  return values;
}

describe('the values of a PDF', () => {
  it.each([
    ['a comment is skipped', '1 % [2\n3', [1, 3]],
    ['an escaped parenthesis does not end a string', '(a\\)b) 1', [{ text: '(a\\)b)' }, 1]],
    ['a string can consist of hexadecimal digits', '<00 fF>', [{ text: '<00 fF>' }]],
    ['a name ends where a list begins', '/A[1]', [{ name: 'A' }, [1]]],
    ['two numbers and R are a pointer', '[7 0 R 8]', [[{ object: 7 }, 8]]],
    ['two numbers and a longer word are no pointer', '7 0 RG', [7, 0, { operator: 'RG' }]],
    ['a number can begin with a point or a sign', '.5 -1. +2', [0.5, -1, 2]],
    ['true, false and null are values', 'true false null', [true, false, null]],
    [
      'a dictionary contains its entries by name',
      '<</A 1/B<<>>>>',
      [
        new Map<string, unknown>([
          ['A', 1],
          ['B', new Map()],
        ]),
      ],
    ],
  ])('%s', (_, text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it.each(['[1', '<</A 1', '<<1 2>>', '(a', '}'])('the invalid text "%s" is reported as unreadable', (text) => {
    expect(() => valuesIn(text)).toThrow(UnreadableFileError);
  });
});
