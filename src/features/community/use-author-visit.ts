import { type AuthorProfile, generatePostsBy, type Post, profileOf, sortPosts } from '#community';
import { useAnswer } from './use-answer.ts';

/** A profile with this person's posts, the newest first, as they are generated for one visit of the page. */
export interface AuthorVisit {
  readonly profile: AuthorProfile;
  readonly posts: readonly Post[];
  /** The moment of the visit, from which all dates count back. */
  readonly now: Date;
}

/** The profile under a username; null when nobody has it, undefined while it is generated. */
export function useAuthorVisit(username: string): AuthorVisit | null | undefined {
  return useAnswer(username, visitAuthor);
}

async function visitAuthor(username: string): Promise<AuthorVisit | null> {
  const now = new Date();
  const profile = profileOf(username, now);
  return profile && { profile, posts: sortPosts(await generatePostsBy(username, now), 'new'), now };
}
