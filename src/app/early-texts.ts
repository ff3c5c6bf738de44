import { preloadPost, preloadPostsBy } from '#community';

// A separate entry for the shells of posts and authors, which are pages prerendered without a name. It fetches the
// texts while React is still loading. The prerendered page cannot request them, because only the address tells which
// texts are needed.
const [, kind, name] = /^\/community\/(post|author)\/([^/]+)/.exec(location.pathname) ?? [];
if (kind === 'post') preloadPost(name);
if (kind === 'author') preloadPostsBy(name);
