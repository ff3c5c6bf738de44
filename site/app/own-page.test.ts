import { expect, it, vi } from 'vitest';
import { isOwnPage } from './own-page.ts';

it.each([
  ['a page at its own address', '/community/post/x-5', 'https://example.com/community/post/x-5', true],
  ['the shell for posts without a page', '/community/post/x-5', 'https://example.com/community', false],
  ['the not-found page, which has no canonical address', '/nowhere', null, false],
])('isOwnPage tells whether a document belongs to its address: %s', (_, pathname, canonical, isOwn) => {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { querySelector: () => canonical && { href: canonical } });
  expect(isOwnPage()).toBe(isOwn);
});
