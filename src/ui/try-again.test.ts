import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { frameWords } from '#words/frame';
import { TryAgain } from './try-again.tsx';

it('TryAgain is an empty live region without a problem, and shows a problem with a button', () => {
  const shown = (problem: string | null) => renderToStaticMarkup(createElement(TryAgain, { problem, retry: () => {} }));
  expect(shown(null)).toMatch(/^<div aria-live="polite"[^>]*><\/div>$/);
  expect(shown('Not loaded.')).toMatch(/^<div aria-live="polite"[^>]*><p>Not loaded\.<\/p><button/);
  expect(shown('Not loaded.')).toContain(frameWords.tryAgain);
});
