import { createElement } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { Head } from './head.tsx';
import { prerenderAddress, prerenderScreen, publicPaths } from './static-pages.tsx';

const calls = vi.hoisted(() => ({ generatePosts: vi.fn(), loadPage: vi.fn(), loadWholePage: vi.fn(), hasHead: true }));

vi.mock('#community', () => ({ generatePosts: calls.generatePosts }));
vi.mock('./page-loader.ts', () => ({ loadPage: calls.loadPage, loadWholePage: calls.loadWholePage }));
vi.mock('./app.tsx', () => ({ App: FakeApp }));

/** A page that shows its path. It has a head if `hasHead` is set. */
function FakeApp() {
  const { pathname } = useLocation();
  const head = createElement(Head, { title: 'T', description: 'D', keywords: [], structuredData: [] });
  return createElement('main', null, calls.hasHead && head, pathname);
}

beforeEach(() => {
  vi.resetAllMocks();
  calls.hasHead = true;
});

it.each([
  ['/many', '/many', 'src/app/many-page.tsx'],
  ['/community/post/:slug', '/community/post/-', 'src/app/community-post-page.tsx'],
  ['*', '/404', 'src/app/not-found-page.tsx'],
])('prerenderScreen renders the route %s at the path %s, without data', async (pattern, path, source) => {
  const page = await prerenderScreen(pattern);
  expect(page).toMatchObject({ source, body: expect.stringContaining(path) });
  expect(page.head).toContain('<title data-head>T | Quietzone</title>');
  expect(calls.loadPage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: pattern }));
  expect(calls.loadWholePage).not.toHaveBeenCalled();
});

it('prerenderAddress renders the page of an address with its data', async () => {
  const page = await prerenderAddress('/community/author/ada');
  expect(calls.loadWholePage).toHaveBeenCalledExactlyOnceWith('/community/author/ada');
  expect(page).toMatchObject({ source: 'src/app/community-author-page.tsx', body: expect.stringContaining('/ada') });
});

it('prerenderScreen throws for an unknown route and for a page without a head', async () => {
  await expect(prerenderScreen('/nowhere')).rejects.toThrow(RangeError);
  calls.hasHead = false;
  await expect(prerenderScreen('/many')).rejects.toThrow('no head');
});

it('publicPaths lists every route without parameters, every post, and each author of a post once', async () => {
  const [ada, bo] = ['ada', 'bo'].map((username) => ({ username }));
  const posts = [
    { slug: 'a', author: ada },
    { slug: 'b', author: bo },
    { slug: 'c', author: ada },
  ];
  calls.generatePosts.mockResolvedValue(posts);
  expect(await publicPaths()).toEqual([
    ...['/', '/many', '/templates', '/analytics', '/preview', '/community'],
    ...['/community/post/a', '/community/post/b', '/community/post/c'],
    ...['/community/author/ada', '/community/author/bo'],
  ]);
});
