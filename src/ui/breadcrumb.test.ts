import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

it('Breadcrumb links to every step except this page, which is the last', () => {
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Community', to: '/community' }, { label: 'A post' }];
  const path = renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(Breadcrumb, { crumbs })),
  );
  expect(path.match(/<a .*?<\/a>/g)?.map((link) => link.replace(/ data-discover="true"/, ''))).toEqual([
    '<a href="/">Home</a>',
    '<a href="/community">Community</a>',
  ]);
  expect(path).toContain('<span aria-current="page">A post</span>');
  expect(path).toMatch(/^<nav aria-label="[^"]+">/);
});
