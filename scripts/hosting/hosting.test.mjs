import { expect, it } from 'vitest';
import { answer, HIDDEN, ownFile } from './hosting.mjs';

it('answer returns the file of a page; for a post or an author, first their own file, then the shared one', () => {
  expect(answer('/')).toEqual({ files: ['index.html'] });
  expect(answer('/templates')).toEqual({ files: ['templates.html'] });
  expect(answer('/community/post/a-1')).toEqual({ files: ['community/post/a-1.html', 'community/post.html'] });
  // Percent-encoded paths are not decoded.
  expect(answer('/community/author/%E4%BA%8C%')).toEqual({
    files: ['community/author/%E4%BA%8C%.html', 'community/author.html'],
  });
  expect(ownFile('/community/post/a-1')).toBe('community/post/a-1.html');
});

it('an address with a final slash redirects to the address without it', () => {
  expect(answer('/templates/')).toEqual({ redirect: '/templates' });
  expect(answer('/community/post/a-1/')).toEqual({ redirect: '/community/post/a-1' });
});

it.each(['/nowhere', '/Templates', '/templates.html', '/templates/x', '/community/post/', '/community/post/a/b', ''])(
  'no page has the path %j',
  (path) => {
    expect(answer(path)).toBe(null);
  },
);

it('HIDDEN matches the paths of HTML files, compressed files and files for static hosts, and no others', () => {
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
