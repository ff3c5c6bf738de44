import { describe, expect, test } from 'vitest';
import { agoText, authorPath, excerptOf, langOf, postPath } from './post-parts.tsx';

test('an excerpt has one line of at most 240 characters, and an ellipsis if something was cut off', () => {
  expect(excerptOf(`One.\n\n${'x'.repeat(235)}`)).toBe(`One. ${'x'.repeat(235)}`);
  expect(excerptOf(`One.\n\n${'x'.repeat(236)}`)).toBe(`One. ${'x'.repeat(235)}…`);
});

test('langOf returns undefined for a text in English, the language of the page', () => {
  expect([langOf('en'), langOf('de'), langOf(undefined)]).toEqual([undefined, 'de', undefined]);
});

test('posts and authors have paths under /community', () => {
  expect(postPath({ slug: 'qué-tamaño-6' })).toBe('/community/post/qué-tamaño-6');
  expect(authorPath({ username: 'user7' })).toBe('/community/author/user7');
});

const now = new Date('2026-03-04T12:00:00Z');

describe('the age of a date', () => {
  test.each([
    ['2026-03-04T12:00:00Z', 'just now'],
    ['2026-03-04T11:59:01Z', 'just now'],
    ['2026-03-04T11:59:00Z', '1 minute ago'],
    ['2026-03-04T11:00:01Z', '59 minutes ago'],
    ['2026-03-04T11:00:00Z', '1 hour ago'],
    ['2026-03-03T12:00:01Z', '23 hours ago'],
    ['2026-03-03T12:00:00Z', '1 day ago'],
    ['2026-02-03T12:00:00Z', '29 days ago'],
    ['2026-02-02T12:00:00Z', '1 month ago'],
    ['2025-12-04T12:00:00Z', '3 months ago'],
  ])('is given in the largest unit, rounded down: %s is %s', (date, text) => {
    expect(agoText(date, now)).toBe(text);
  });

  test('is "just now" for a date in the future, which can occur if the clock is set back', () => {
    expect(agoText('2026-03-04T13:00:00Z', now)).toBe('just now');
  });
});
