import { type Comment, generateComments, generatePost, type Post } from '#community';
import { prepareAnswer, useAnswer } from './use-answer.ts';

/** A post with its comments, the oldest first, as generated for one visit of its page. */
export interface PostVisit {
  readonly post: Post;
  readonly comments: readonly Comment[];
  /** The moment of the visit, from which all dates count back. */
  readonly now: Date;
}

/** Returns the post for a slug; null if there is none, undefined while it is being generated. */
export function usePostVisit(slug: string): PostVisit | null | undefined {
  return useAnswer(slug, visitPost);
}

/** Generates the post for the next visit of this slug's page, before it is rendered. */
export function preparePostVisit(slug: string): Promise<void> {
  return prepareAnswer(slug, visitPost);
}

async function visitPost(slug: string): Promise<PostVisit | null> {
  const now = new Date();
  const post = await generatePost(slug, now);
  return post ? { post, comments: await generateComments(post, now), now } : null;
}
