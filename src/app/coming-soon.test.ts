import { createElement } from 'react';
import { expect, it } from 'vitest';
import { pageWords } from '#words/pages';
import { AnalyticsPage } from './analytics-page.tsx';
import { TemplatesPage } from './templates-page.tsx';
import { renderPage } from './testing/render-page.ts';

it.each([
  ['/analytics', AnalyticsPage, 'Analytics'],
  ['/templates', TemplatesPage, 'Templates'],
])('%s says that its feature is still being made, and links to the generator', (path, Page, crumb) => {
  const { head, body } = renderPage(createElement(Page), path);
  expect(head).toMatch(new RegExp(`rel="canonical" href="https?://[^/]+${path}"`));
  expect(body).toMatch(/<h2>[^<]*Coming Soon[^<]*<\/h2>/i);
  expect(body).toMatch(/<a [^>]*data-variant="primary"[^>]*href="\/"/);
  expect(body).toContain(`<span aria-current="page">${crumb}</span>`);
});

it('a page whose feature is still being made says what is being made', () => {
  const { body } = renderPage(createElement(TemplatesPage), '/templates');
  expect(body).toContain(`<p>${pageWords.templates.text}</p>`);
});
