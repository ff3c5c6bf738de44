import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { frameWords } from '#words/frame';
import { TryAgain } from './try-again.tsx';

it('TryAgain shows a problem and a button in a live region, which is empty while there is no problem', () => {
  const shown = (problem: string | null) => renderToStaticMarkup(createElement(TryAgain, { problem, retry: () => {} }));
  expect(shown(null)).toMatch(/^<div aria-live="polite"[^>]*><\/div>$/);
  expect(shown('Not loaded.')).toMatch(/^<div aria-live="polite"[^>]*><p>Not loaded\.<\/p><button/);
  expect(shown('Not loaded.')).toContain(frameWords.tryAgain);
});
