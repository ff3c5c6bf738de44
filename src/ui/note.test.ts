import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Note } from './note.tsx';

it('a note explains something unless its tone says that it warns or reports a problem', () => {
  const toneOf = (tone?: 'warning' | 'problem') =>
    /data-tone="(\w+)"/.exec(renderToStaticMarkup(createElement(Note, { tone }, 'words')))?.[1];
  expect([toneOf(), toneOf('warning'), toneOf('problem')]).toEqual(['plain', 'warning', 'problem']);
});
