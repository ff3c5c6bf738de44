import { expect, test } from 'vitest';
import { authorPath, postPath, searchPath } from './addresses.ts';
import { excerptOf, langOf } from './card-text.ts';
import { VISITOR } from './visitor.ts';

test('an excerpt has one line of at most 240 characters, and an ellipsis if something was cut off', () => {
  expect(excerptOf(`One.\n\n${'x'.repeat(235)}`)).toBe(`One. ${'x'.repeat(235)}`);
  expect(excerptOf(`One.\n\n${'x'.repeat(236)}`)).toBe(`One. ${'x'.repeat(235)}…`);
});

test('langOf returns undefined for a text in English, the language of the page', () => {
  expect([langOf('en'), langOf('de'), langOf(undefined)]).toEqual([undefined, 'de', undefined]);
});

test('posts and authors have paths under /community, and a search is a query of /community', () => {
  expect(postPath({ slug: 'qué-tamaño-6' })).toBe('/community/post/qué-tamaño-6');
  expect(authorPath({ username: 'user7' })).toBe('/community/author/user7');
  expect(searchPath('a&b c')).toBe('/community?q=a%26b+c');
});

test('the visitor has the username and the avatar "you"', () => {
  expect(VISITOR).toMatchObject({ username: 'you', avatar: 'you', name: 'You' });
});
