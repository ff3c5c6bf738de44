import { preloadPost, preloadPostsBy } from '#community';

// The script that the pages of posts and authors run first. While React is still loading, it fetches the texts that
// such a page needs. The name of the post or author comes from the address, because the document may be the shell: one
// page that is prerendered for all posts and authors without a page of their own.
const [, kind, name] = /^\/community\/(post|author)\/([^/]+)/.exec(location.pathname) ?? [];
if (kind === 'post') preloadPost(name);
if (kind === 'author') preloadPostsBy(name);
