import { expect, it } from 'vitest';
import { answer, HIDDEN, ownFile } from './hosting.mjs';

it('answer returns the file of a page; for a post or an author, the file of that post or author comes first', () => {
  expect(answer('/')).toEqual({ files: ['index.html'] });
  expect(answer('/templates')).toEqual({ files: ['templates.html'] });
  expect(answer('/community/post/a-1')).toEqual({ files: ['community/post/a-1.html', 'community/post.html'] });
  // Paths stay encoded as they were sent.
  expect(answer('/community/author/%E4%BA%8C%')).toEqual({
    files: ['community/author/%E4%BA%8C%.html', 'community/author.html'],
  });
  expect(ownFile('/community/post/a-1')).toBe('community/post/a-1.html');
});

it('a page with a final slash redirects to its address without one, except the home page', () => {
  expect(answer('/templates/')).toEqual({ redirect: '/templates' });
  expect(answer('/community/post/a-1/')).toEqual({ redirect: '/community/post/a-1' });
});

it.each(['/nowhere', '/Templates', '/templates.html', '/templates/x', '/community/post/', '/community/post/a/b', ''])(
  '%j belongs to no page',
  (path) => {
    expect(answer(path)).toBe(null);
  },
);

it('files of pages, compressed files and those for static hosts are not served by name', () => {
  for (const path of [
    '/index.html',
    '/community/post.html',
    '/assets/a.js.br',
    '/favicon.svg.gz',
    '/_headers',
    '/_redirects',
  ])
    expect(path).toMatch(HIDDEN);
  for (const path of ['/favicon.svg', '/assets/a.js', '/a_headers', '/licenses.txt', '/service-worker.js'])
    expect(path).not.toMatch(HIDDEN);
});
