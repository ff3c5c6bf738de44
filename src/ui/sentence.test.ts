import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sentence } from './sentence.tsx';

it('Sentence replaces each name in braces by the element of that name, and removes a name without an element', () => {
  const parts = { date: createElement('b', null, 'May 1'), age: 'a day ago' };
  const shown = (text: string) => renderToStaticMarkup(createElement(Sentence, { text, parts }));
  expect(shown('Posted {date} ({age})')).toBe('Posted <b>May 1</b> (a day ago)');
  expect(shown('{age}, {date}')).toBe('a day ago, <b>May 1</b>');
  expect(shown('By {author}: x')).toBe('By : x');
});
