import type { Post } from './entities.ts';

export function altOf(post: Post): string {
  return post.title;
}
