import { preloadPost, preloadPostsBy } from '#community';

// An entry of its own, for the shells of posts and authors: it fetches their texts while React is still on its way.
// Which texts these are, only the address tells, so the prerendered page cannot ask for them.
const [, kind, name] = /^\/community\/(post|author)\/([^/]+)/.exec(location.pathname) ?? [];
if (kind === 'post') preloadPost(name);
if (kind === 'author') preloadPostsBy(name);
