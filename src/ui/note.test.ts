import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Note } from './note.tsx';

it('the tone of a note is "plain" unless another tone is given', () => {
  const toneOf = (tone?: 'warning' | 'problem') =>
    /data-tone="(\w+)"/.exec(renderToStaticMarkup(createElement(Note, { tone }, 'words')))?.[1];
  expect([toneOf(), toneOf('warning'), toneOf('problem')]).toEqual(['plain', 'warning', 'problem']);
});
