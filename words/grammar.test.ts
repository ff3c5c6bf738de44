import { expect, test } from 'vitest';
import { grammarOf } from './grammar.ts';

test('plural chooses the form by the rules of the language, and `other` for a form that is not given', () => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  expect([0, 1, 2, 21].map((count) => grammarOf('en').plural(count, forms))).toEqual([
    'other',
    'one',
    'other',
    'other',
  ]);
  const polish = [1, 2, 5, 21, 1.5].map((count) => grammarOf('pl').plural(count, forms));
  expect(polish).toEqual(['one', 'few', 'many', 'many', 'other']);
  expect(grammarOf('pl').plural(2, { one: 'kod', other: 'kodu' })).toBe('kodu');
});

test('sentences, decimals and days are written as the language does', () => {
  const written = ['en', 'de', 'ja', 'zh-Hans'].map((language) => {
    const { sentences, decimal, isoDay } = grammarOf(language);
    return [sentences(['A.', 'B.']), decimal('1234.50'), isoDay('2026-11-22')];
  });
  expect(written).toEqual([
    ['A. B.', '1234.50', '2026-11-22'],
    ['A. B.', '1234,50', '22. November 2026'],
    ['A.B.', '1234.50', '2026年11月22日'],
    ['A.B.', '1234.50', '2026年11月22日'],
  ]);
});
