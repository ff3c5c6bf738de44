import { preloadPost, preloadPostsBy } from '#community';

// A separate entry for the shells of posts and authors: it fetches their texts while React is still loading. Only the
// address tells which texts these are, so the prerendered page cannot request them.
const [, kind, name] = /^\/community\/(post|author)\/([^/]+)/.exec(location.pathname) ?? [];
if (kind === 'post') preloadPost(name);
if (kind === 'author') preloadPostsBy(name);
