import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { GIVEN_TABLE_MAX } from '#workbench';
import { givenTableOf, PastedNote } from './pasted-note.tsx';

function note(lines: readonly string[]): string {
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, createElement(PastedNote, { lines })));
}

it('PastedNote says how many lines were pasted, with a link to the page for many codes', () => {
  expect(note(['a', 'b', 'c'])).toMatch(/You pasted 3 lines.*<a href="\/many"/);
  expect(note([])).toBe('');
});

it('the lines are passed on to the page for many codes, unless they have more than 100,000 characters', () => {
  expect(GIVEN_TABLE_MAX).toBe(100_000);
  expect(givenTableOf(['a', 'b'])).toEqual({ table: 'a\nb' });
  const half = 'x'.repeat(49_999);
  expect(givenTableOf([half, `${half}x`])?.table).toHaveLength(100_000);
  expect(givenTableOf([half, `${half}xx`])).toBeUndefined();
});
