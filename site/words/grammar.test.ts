import { expect, test, vi } from 'vitest';
import { grammarOf } from './grammar.ts';

// A function, because mutation tests (Stryker) cannot change what was made while the file was loading.
const english = () => grammarOf('en');

test('plural chooses the form by the rules of the language', () => {
  const codes = (count: number) => english().plural(count, { one: `${count} code`, other: `${count} codes` });
  expect([0, 1, 2, 21].map(codes)).toEqual(['0 codes', '1 code', '2 codes', '21 codes']);
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' };
  expect([1, 2, 5, 21, 1.5].map((count) => grammarOf('pl').plural(count, forms))).toEqual([
    'one',
    'few',
    'many',
    'many',
    'other',
  ]);
});

test('plural uses `other` for a form that is not given', () => {
  expect(grammarOf('pl').plural(2, { one: 'kod', other: 'kodu' })).toBe('kodu');
});

test('lists, numbers and shares follow the rules of the language', () => {
  expect(english().list(['A', 'B', 'C'])).toBe('A, B, and C');
  expect([english().series(['A', 'B', 'C']), english().series(['A', 'B']), english().series(['A'])]).toEqual([
    'A, B, C',
    'A, B',
    'A',
  ]);
  expect(english().either(['A', 'B'])).toBe('A or B');
  expect([english().number(10_000), english().number(0.456, 1)]).toEqual(['10,000', '0.5']);
  expect([english().number(2.4), english().number(2.6)]).toEqual(['2', '3']);
  expect(grammarOf('de').number(10_000.5, 1)).toBe('10.000,5');
  expect(english().percent(0.234)).toBe('23%');
});

test('a grammar of a malformed language tag throws when it is used', () => {
  const malformed = grammarOf('not a tag');
  expect(() => malformed.number(1)).toThrow(RangeError);
  expect(() => malformed.list(['A'])).toThrow(RangeError);
});

test('days, months and moments follow the rules of the language', () => {
  const date = new Date(2026, 2, 4, 17, 6);
  expect([english().day(date), english().month(date)]).toEqual(['March 4, 2026', 'March 2026']);
  expect(english().moment(date)).toMatch(/^Mar 4, 2026, 5:06\sPM$/);
  expect(grammarOf('de').day(date)).toBe('4. März 2026');
});

test('days, months and moments are in the time zone of the visitor', () => {
  const { DateTimeFormat } = Intl;
  // A visitor in Tokyo, whose time is nine hours ahead of UTC.
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function inTokyo(language, options) {
    return new DateTimeFormat(language, { timeZone: 'Asia/Tokyo', ...options });
  });
  const date = new Date('2026-12-31T15:06:00Z');
  expect([english().day(date), english().month(date)]).toEqual(['January 1, 2027', 'January 2027']);
  expect(english().moment(date)).toMatch(/^Jan 1, 2027, 12:06\sAM$/);
});

test('an `Intl` object is created when it is needed for the first time, and is used again', () => {
  const { PluralRules } = Intl;
  const made = vi.spyOn(Intl, 'PluralRules').mockImplementation(function counted(language) {
    return new PluralRules(language);
  });
  const grammar = grammarOf('en');
  expect(made).not.toHaveBeenCalled();
  for (const count of [1, 2]) grammar.plural(count, { other: 'codes' });
  expect(made).toHaveBeenCalledTimes(1);
});
