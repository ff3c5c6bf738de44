import { preloadPost, preloadPostsBy } from '#community';

// Runs first, while React is still loading. The name comes from the address, because the document may be the shell for
// all posts and authors without a page of their own.
const [, kind, name] = /^\/community\/(post|author)\/([^/]+)/.exec(location.pathname) ?? [];
if (kind === 'post') preloadPost(name);
if (kind === 'author') preloadPostsBy(name);
