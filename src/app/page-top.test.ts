import { createElement } from 'react';
import { expect, it } from 'vitest';
import { PageTop } from './page-top.tsx';
import { renderPage } from './testing/render-page.ts';

it('PageTop shows the breadcrumb of a page, and states the page and its breadcrumb as structured data', () => {
  const page = { title: 'Many codes', description: 'One for each row.', keywords: ['table'] };
  const { head, body } = renderPage(createElement(PageTop, { page, path: '/many', crumb: 'Many' }), '/many');
  expect(body).toMatch(/<a href="\/"[^>]*>Home<\/a>.*<span aria-current="page">Many<\/span>/);
  const statements = [...head.matchAll(/ld\+json" data-head>(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text));
  expect(statements.map((statement) => statement['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
  expect(statements[0]).toMatchObject({ name: 'Many codes', description: 'One for each row.' });
  const items = statements[1].itemListElement as { name: string; item: string }[];
  expect(items.map(({ name, item }) => [name, new URL(item).pathname])).toEqual([
    ['Home', '/'],
    ['Many', '/many'],
  ]);
});
