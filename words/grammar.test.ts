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

test('money is written as the language does', () => {
  const written = ['en', 'de'].map((language) => {
    const { money } = grammarOf(language);
    return [money(1234.5, 'EUR'), money(0.0015, 'BTC')].map((text) => text.replace(/\s/g, ' '));
  });
  expect(written).toEqual([
    ['€1,234.50', 'BTC 0.0015'],
    ['1.234,50 €', '0,0015 BTC'],
  ]);
});

test('sentences have a space between them, except in Japanese and Chinese', () => {
  const joined = ['en', 'de', 'ja', 'zh-Hans'].map((language) => grammarOf(language).sentences(['A.', 'B.']));
  expect(joined).toEqual(['A. B.', 'A. B.', 'A.B.', 'A.B.']);
});
