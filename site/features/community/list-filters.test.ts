import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, POST_SORTS } from '#community';
import { filtersIn, NO_FILTERS, searchOf } from './list-filters.ts';

const anyFilters = fc.record({
  query: fc.string({ unit: 'grapheme' }),
  language: fc.constantFrom('all' as const, ...LANGUAGES.map(({ code }) => code)),
  sort: fc.constantFrom(...POST_SORTS),
});

describe('the filters in the address', () => {
  test('are read as they were written, but a blank query is read as an empty one', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = filters.query.trim() === '' ? '' : filters.query;
        expect(filtersIn(searchOf(filters))).toEqual({ ...filters, query });
      }),
    );
  });

  test('are left out if they have their defaults', () => {
    expect(searchOf(NO_FILTERS)).toBe('');
    expect(searchOf({ query: 'a&b', language: 'zh', sort: 'new' })).toBe('?q=a%26b&lang=zh');
    expect(searchOf({ query: ' \t', language: 'all', sort: 'top' })).toBe('?sort=top');
  });

  test('have their defaults if the address has unknown values', () => {
    expect(filtersIn('?lang=tlh&sort=__proto__&page=2')).toEqual(NO_FILTERS);
    expect(filtersIn('?lang=EN&sort=')).toEqual(NO_FILTERS);
  });
});
