import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

it('a disclosure has its title as the summary, above the content, and is closed at first', () => {
  const markup = renderToStaticMarkup(createElement(Disclosure, { title: 'More', className: 'own' }, 'content'));
  expect(markup).toMatch(/^<details class="[^"]*\bown"><summary[^>]*>More<\/summary>content<\/details>$/);
});
