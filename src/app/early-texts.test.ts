import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const calls = vi.hoisted(() => ({ preloadPost: vi.fn(), preloadPostsBy: vi.fn() }));

vi.mock('#community', () => calls);

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/community/post/quiet-zones-5', [['quiet-zones-5']], []],
  ['/community/author/ada', [], [['ada']]],
  ['/community', [], []],
  ['/many', [], []],
])('at %s, preloadPost is called with %j, and preloadPostsBy with %j', async (pathname, posts, authors) => {
  vi.stubGlobal('location', { pathname });
  await import('./early-texts.ts');
  expect([calls.preloadPost.mock.calls, calls.preloadPostsBy.mock.calls]).toEqual([posts, authors]);
});
