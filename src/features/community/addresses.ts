import type { Author, Post } from '#community';

/** The path of a post's page. */
export function postPath(post: Pick<Post, 'slug'>): string {
  return `/community/post/${post.slug}`;
}

/** The path of an author's page. */
export function authorPath(author: Pick<Author, 'username'>): string {
  return `/community/author/${author.username}`;
}

/** The path of the list filtered by these words. */
export function searchPath(words: string): string {
  return `/community?${new URLSearchParams({ q: words })}`;
}
