import { describe, expect, it } from 'vitest';
import { columnNames, guessHeader, looksLikeHeader } from './columns.ts';
import { columnLetters, nameKey } from './table.ts';

describe('the first record', () => {
  it.each<[string, readonly (readonly string[])[], boolean]>([
    [
      'of different words',
      [
        ['Name', 'City'],
        ['Ann', 'Rome'],
      ],
      true,
    ],
    [
      'of words and an empty cell',
      [
        ['Name', ''],
        ['Ann', 'Rome'],
      ],
      true,
    ],
    ['without records below it', [['Name', 'City']], false],
    [
      'of empty cells',
      [
        ['', ' '],
        ['Ann', 'Rome'],
      ],
      false,
    ],
    [
      'with the same name twice',
      [
        ['Name', 'na me'],
        ['Ann', 'Rome'],
      ],
      false,
    ],
    [
      'with a number',
      [
        ['Name', '12'],
        ['Ann', 'Rome'],
      ],
      false,
    ],
    [
      'with an address',
      [
        ['Name', 'example.com'],
        ['Ann', 'Rome'],
      ],
      false,
    ],
    [
      'with a phone number',
      [
        ['Name', '+49 30 1234'],
        ['Ann', 'Rome'],
      ],
      false,
    ],
    [
      'with a cell that is repeated below',
      [
        ['Name', 'City'],
        ['Ann', 'City'],
      ],
      false,
    ],
    ['of one column, above numbers', [['Room'], ['12']], true],
    ['of one column, above other words', [['Room'], ['Kitchen']], false],
    ['of one column, with a common name', [['Serial'], ['Kitchen']], true],
    [
      'of one column beside an empty one',
      [
        ['', 'Room'],
        ['', 'Kitchen'],
      ],
      false,
    ],
  ])('%s (the records are %j) is a header: %s', (_, records, isHeader) => {
    expect(looksLikeHeader(records)).toBe(isHeader);
  });
});

it.each<[string, readonly (readonly string[])[], number | null]>([
  ['below a title', [['Guest list'], ['Table', 'Name'], ['1', 'Ada']], 1],
  [
    'below lines of a form',
    [
      ['Guest list', '', ''],
      ['Printed:', '2026-11-28'],
      ['', ''],
      ['Table', 'Name', 'Link', 'Day'],
      ['1', 'Ada', 'x.de', '2'],
    ],
    3,
  ],
  ['first, with an empty row below it', [['Table', 'Name'], [''], ['1', 'Ada']], 0],
  [
    'absent',
    [
      ['1', 'Ada'],
      ['2', 'Alan'],
    ],
    null,
  ],
  [
    'absent below as many cells',
    [
      ['1', 'Ada'],
      ['Table', 'Name'],
      ['2', 'Alan'],
    ],
    null,
  ],
  ['first, in one column', [['Link'], ['x.de']], 0],
])('the header is %s', (_, records, index) => {
  expect(guessHeader(records)).toBe(index);
});

describe('columnNames', () => {
  it('returns the names in the header without line breaks or byte order marks, and letters for missing names', () => {
    expect(columnNames(['\uFEFFFirst\n name ', ' '], 3)).toEqual(['First name', 'B', 'C']);
    expect(columnNames(null, 2)).toEqual(['A', 'B']);
  });

  it('adds a number to a name that matches an earlier one', () => {
    expect(columnNames(['Name', 'NAME', 'Na me', 'B'], 5)).toEqual(['Name', 'NAME 2', 'Na me 3', 'B', 'E']);
    expect(columnNames(['Name', 'Name 2', 'Name'], 3)).toEqual(['Name', 'Name 2', 'Name 3']);
    expect(columnNames(['', 'A'], 2)).toEqual(['A', 'A 2']);
  });
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('the column %d has the letters %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
});

it('the key of a name ignores case, white space, invisible characters, and how accents are composed', () => {
  expect(nameKey('\uFEFFE\u0301 T\u00A0a\u200Bg\n')).toBe('étag');
});
