import { expect, it } from 'vitest';
import { ROUTES, routeOf } from './routes.ts';

it.each([
  ['/', '/'],
  ['/many', '/many'],
  ['/many/', '/many'],
  ['/preview', '/preview'],
  ['/community', '/community'],
  ['/community/post/quiet-zones-5', '/community/post/:slug'],
  ['/community/author/ada', '/community/author/:username'],
  ['/community/post', '*'],
  ['/community/post/a/b', '*'],
  ['/nowhere', '*'],
])('the route of %s is %s', (path, route) => {
  expect(routeOf(path).path).toBe(route);
});

it('the last route is the not-found page, and no other route accepts every path', () => {
  expect(ROUTES.findIndex(({ path }) => path.includes('*'))).toBe(ROUTES.length - 1);
});
