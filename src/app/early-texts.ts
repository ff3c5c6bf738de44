import { preloadPost, preloadPostsBy } from '#community';

// The script that the pages of posts and authors run first. It fetches their texts while React is still loading. The
// name comes from the address, because the document may be the shell: one page that is prerendered for all names
// without a page of their own.
const [, kind, name] = /^\/community\/(post|author)\/([^/]+)/.exec(location.pathname) ?? [];
if (kind === 'post') preloadPost(name);
if (kind === 'author') preloadPostsBy(name);
