import type { Author, Post } from '#community';

/** Returns the path of a post's page. */
export function postPath(post: Pick<Post, 'slug'>): string {
  return `/community/post/${post.slug}`;
}

/** Returns the path of an author's page. */
export function authorPath(author: Pick<Author, 'username'>): string {
  return `/community/author/${author.username}`;
}

/** Returns the path of the list of posts with this search. */
export function searchPath(words: string): string {
  return `/community?${new URLSearchParams({ q: words })}`;
}
